import type { Answers } from '#features/jobs/job-posts/job-fields.ts';

export interface RemoteChange {
  name: string;
  /** The value saved by the other user. */
  value: string;
  /** Whether this form also changed the field, to a different value. */
  isConflict: boolean;
}

/** Leaves out fields where this form already has the same value. */
export function findRemoteChanges(base: Answers, local: Answers, remote: Answers): RemoteChange[] {
  const names = Object.keys({ ...base, ...remote });
  return names.flatMap((name) => {
    const baseValue = normalised(base[name]);
    const localValue = normalised(local[name] ?? base[name]);
    const value = normalised(remote[name]);
    if (value === baseValue || value === localValue) return [];
    return [{ name, value, isConflict: localValue !== baseValue }];
  });
}

/** A form submits different line endings from those it shows. */
function normalised(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim();
}
