import type { Answers } from '#features/job-posts/job-fields.ts';

/** A field that somebody else changed meanwhile. */
export interface ElsewhereChanged {
  name: string;
  /** What it says there now. */
  theirs: string;
  /** Whether it was changed here too, into something else. */
  disputed: boolean;
}

/** What was changed elsewhere of what a form was filled from, as far as the form does not say it already. */
export function changedElsewhere(before: Answers, mine: Answers, theirs: Answers): ElsewhereChanged[] {
  const names = Object.keys({ ...before, ...theirs });
  return names.flatMap((name) => {
    const [was, is, there] = [lines(before[name]), lines(mine[name] ?? before[name]), lines(theirs[name])];
    if (there === was || there === is) return [];
    return [{ name, theirs: there, disputed: is !== was }];
  });
}

/** Forms send other line ends than they show. */
function lines(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim();
}
