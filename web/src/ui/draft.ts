/** Drafts of forms, kept in this tab until they are sent, so that a reload loses nothing. */

const PREFIX = 'draft:';

export function readDraft(name: string): Record<string, string> {
  try {
    // Only this module writes these keys, and only text values by field name.
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function saveDraft(name: string, form: FormData) {
  saveDraftAnswers(name, textsOf(form));
}

/** Returns what a form contains, without its files. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Keeps a draft of answers that were already read from the form. */
export function saveDraftAnswers(name: string, answers: Readonly<Record<string, string>>) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(answers));
  } catch {
    // A full storage must not prevent typing.
  }
}

export function deleteDraft(name: string) {
  sessionStorage.removeItem(PREFIX + name);
}

/** Deletes all drafts, so that the next person on this device does not find them. */
export function deleteDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
