/** @jsxImportSource hono/jsx/dom */
import { useRef, useState } from "hono/jsx/dom";
import { useEffect } from "../../../client/useEffect.ts";
import type { Command } from "./createCommands.ts";
import { filterCommands } from "./filterCommands.ts";

interface PaletteProps {
  createCommands(): readonly Command[];
  run(action: () => Promise<string>): Promise<void>;
}

/** The button and the dialog of the command palette, which Ctrl+K or Cmd+K opens too. */
export function Palette({ createCommands, run }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState("");
  const [activeIndex, setActiveIndex] = useState(0);
  const commands = isOpen ? filterCommands(createCommands(), search) : [];
  const active = commands[activeIndex];

  const open = () => {
    if (dialog.current?.open) return;
    if (field.current) field.current.value = "";
    setSearch("");
    setActiveIndex(0);
    setIsOpen(true);
    dialog.current?.showModal();
  };

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", openByKey);
    return () => removeEventListener("keydown", openByKey);
  }, []);

  useEffect(() => {
    dialog.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [activeIndex]);

  // The browser reports a close later, when the dialog may be open again.
  const handleClose = () => setIsOpen(dialog.current?.open ?? false);

  const execute = (command: Command) => {
    dialog.current?.close();
    void run(command.run);
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setActiveIndex((activeIndex + step + commands.length) % commands.length);
    }
    if (event.key === "Enter" && active) {
      event.preventDefault();
      execute(active);
    }
  };

  return (
    <>
      <button type="button" class="palette-button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        Run a command <kbd>Ctrl K</kbd>
      </button>
      <dialog ref={dialog} class="palette" aria-label="Commands" onClose={handleClose}>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search commands"
          aria-expanded="true"
          aria-controls="commands"
          aria-activedescendant={active && `command-${activeIndex}`}
          placeholder="Search worlds, scenarios and actions"
          autocomplete="off"
          spellcheck={false}
          onKeyDown={handleKey}
          onInput={({ target }: Event) => {
            setSearch(target instanceof HTMLInputElement ? target.value : "");
            setActiveIndex(0);
          }}
        />
        <div class="options" role="listbox" id="commands" aria-label="Matching commands" tabIndex={-1}>
          {commands.map((command, index) => (
            <button
              key={command.text}
              type="button"
              role="option"
              tabIndex={-1}
              id={`command-${index}`}
              aria-selected={index === activeIndex ? "true" : "false"}
              onClick={() => execute(command)}
            >
              {command.text}
            </button>
          ))}
        </div>
        <p role="status" class="hint">
          {isOpen && commands.length === 0 ? "No command matches." : ""}
        </p>
      </dialog>
    </>
  );
}
