/** What is typed into a form, kept in this tab until it is sent, so that a reload loses nothing. */

const PREFIX = 'draft:';

export function readDraft(name: string): Record<string, string> {
  try {
    // Only this module writes these keys, and only with texts by field name.
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepDraft(name: string, form: FormData) {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  keepAnswers(name, Object.fromEntries(texts));
}

/** The same for answers that were read from the form already. */
export function keepAnswers(name: string, answers: Readonly<Record<string, string>>) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(answers));
  } catch {
    // A full storage must not stop anyone from typing.
  }
}

export function forgetDraft(name: string) {
  sessionStorage.removeItem(PREFIX + name);
}

/** Forgets all drafts: the next person on this device must not find them. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
