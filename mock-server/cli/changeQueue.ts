/** Editors write a file in several steps, and a change of branch writes many files. */
const debounceMs = 100;

/**
 * Collects changed files and calls `handle` with them once they stop changing, one call at a time. Returns the function
 * that adds a file.
 */
export function createChangeQueue(
  handle: (files: readonly string[]) => Promise<void>,
): (file: string) => void {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isHandling = false;
  const handleFiles = async () => {
    if (isHandling || files.size === 0) return;
    isHandling = true;
    const changed = [...files];
    files.clear();
    await handle(changed);
    isHandling = false;
    await handleFiles();
  };
  return (file) => {
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(handleFiles, debounceMs);
  };
}

/** Formats a list of files, for example as `schema/main/account.graphql and 2 more`. */
export function formatFiles([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
