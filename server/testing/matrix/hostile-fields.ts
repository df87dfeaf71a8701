import type { Column } from '#testing/matrix/changes.ts';

/** The most fields of one form. */
const OF_FORM = 100;

// Fields that other products use to grant privileges.
const privileges = ['is_verified', 'verified', 'is_admin', 'plan', 'plan_expiry', 'user_id', 'userId', 'age'];

const hostileValues: Record<string, unknown[]> = {
  uuid: [],
  boolean: [true, false, '1'],
  bytea: ['hostile', '\\x686f7374696c65'],
  'text[]': [['hostile']],
  jsonb: [{ hostile: true }],
  date: ['1970-01-01', '2099-09-09'],
  'timestamp with time zone': ['2099-09-09T09:09:09.000Z', null],
  text: ['hostile', 'hostile@canary.example', '+919999999999', null],
};
// For numbers and enums; an enum column also brings its own values.
const otherValues = [0, 1, 99, -1, '99', 'staff'];

/**
 * Returns fields named like columns, with values an attacker would choose to gain access: all, and in parts that one form
 * can hold.
 */
export function hostileFields(columns: Column[], foreignIds: string[]) {
  const known = columns.map(({ name, type, choices }) => {
    const values = hostileValues[type] ?? otherValues;
    return [name, [...values, ...choices, ...(type === 'uuid' ? foreignIds : [])]] as const;
  });
  const named = [...known, ...privileges.map((name) => [name, [true, 'staff', ...foreignIds]] as const)];
  const fields = named.map(([name, values]) => [name, values.at(-1)] as const);
  const forms = Array.from({ length: Math.ceil(fields.length / OF_FORM) }, (_, at) =>
    Object.fromEntries<unknown>(fields.slice(at * OF_FORM, (at + 1) * OF_FORM)),
  );
  return { all: Object.fromEntries<unknown>(fields), forms };
}
