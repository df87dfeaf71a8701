import type { Database } from '#platform/database/database.ts';
import { takeChanges } from '#testing/matrix/rows.ts';

/**
 * Returns the rows that an action added and removed; `recordChanges` must have been called. Values that differ between runs are replaced by their
 * kind, except foreign ids and hostile test values, which stay recognisable.
 */
export async function effectOf(db: Database, foreignIds: string[], action: () => Promise<unknown>) {
  await takeChanges(db);
  await action();
  const { added, removed } = await takeChanges(db);
  const kinds = (texts: string[]) => texts.map((text) => kindsOf(text, foreignIds)).toSorted();
  return { added: kinds(added), removed: kinds(removed) };
}

function kindsOf(text: string, foreignIds: string[]): string {
  return (
    text
      .replace(/[\w-]+@test\.example/g, 'an email')
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) =>
        foreignIds.includes(id) ? 'a foreign id' : 'an id',
      )
      .replace(/"(id|place|version|last_time_step|entries)":\d+/g, '"$1":"a number"')
      .replace(/(order|pay|rfnd|evt)_[\da-f]{14}/g, 'an id of the gateway')
      .replace(/(?!2099)\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, 'a time')
      .replace(/\+91[789]\d{9}/g, (mobile) => (mobile === '+919999999999' ? mobile : 'a mobile number'))
      // 32 random bytes, such as a challenge.
      .replace(/"[\w-]{43}"/g, '"a random value"')
      .replace(/\$argon2id\$[^"]+/g, 'a hash')
      .replace(/"\\\\x[\da-f]+"/g, (bytes) => (bytes.includes('686f7374696c65') ? bytes : 'bytes'))
  );
}
