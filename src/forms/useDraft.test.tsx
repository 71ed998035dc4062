import { act, renderHook } from "@testing-library/react";
import { type PropsWithChildren, useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { SessionContext } from "../session/useSession.ts";
import { readDraft, writeDraft } from "../storage/drafts.ts";
import { createTestSession } from "../testing/identity/createTestSession.ts";
import { useDraft } from "./useDraft.ts";

const scope = { accountId: "ada", form: "notes window-1" };

/** The service's text is "saved". */
const parse = (stored: unknown) => (typeof stored === "string" && stored !== "saved" ? stored : undefined);

function Providers({ children }: PropsWithChildren) {
  const [session] = useState(() => createTestSession());
  return <SessionContext value={session}>{children}</SessionContext>;
}

const openForm = () => renderHook(() => useDraft(scope, parse), { wrapper: Providers }).result;

beforeEach(() => localStorage.clear());

describe("useDraft", () => {
  it("changes no storage while it renders", () => {
    writeDraft(scope, '"saved"');
    function Form() {
      return <p>{useDraft(scope, parse).restored}</p>;
    }
    renderToString(
      <Providers>
        <Form />
      </Providers>,
    );
    expect(readDraft(scope)).toBe('"saved"');
  });

  it("removes the draft when the text equals the service's again", () => {
    const form = openForm();
    act(() => form.current.keep("typed"));
    act(() => form.current.keep("saved"));
    expect(readDraft(scope)).toBeNull();
  });

  it("removes a restored draft that is dropped", () => {
    writeDraft(scope, '"typed"');
    const form = openForm();
    act(() => form.current.drop());
    expect(form.current.restored).toBeUndefined();
    expect(readDraft(scope)).toBeNull();
  });

  it("leaves a draft that another tab has replaced", () => {
    const form = openForm();
    act(() => form.current.keep("typed"));
    const otherTab = openForm();
    act(() => otherTab.current.keep("typed elsewhere"));
    act(() => form.current.drop());
    expect(readDraft(scope)).toBe('"typed elsewhere"');
  });

  it("keeps input that is newer than the sent values", () => {
    const form = openForm();
    act(() => form.current.keep("sent"));
    act(() => form.current.keep("typed since"));
    act(() => form.current.drop("sent"));
    expect(readDraft(scope)).toBe('"typed since"');
    act(() => form.current.drop("typed since"));
    expect(readDraft(scope)).toBeNull();
  });

  it("keeps the draft for the account that opened the form while its session ends", () => {
    const { result, rerender } = renderHook((accountId) => useDraft({ ...scope, accountId }, parse), {
      initialProps: "ada",
      wrapper: Providers,
    });
    rerender("");
    act(() => result.current.keep("typed"));
    expect(readDraft(scope)).toBe('"typed"');
  });
});
