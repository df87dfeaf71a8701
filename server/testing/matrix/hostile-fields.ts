import fc from 'fast-check';
import type { Column } from '#testing/matrix/changes.ts';

type Fields = Record<string, unknown>;

const AT_ONCE = 100;

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

const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()));

/** Returns fields named like columns, with values an attacker would choose to gain access. */
export function hostileFields(columns: Column[], foreignIds: string[]) {
  const known = columns.map(({ name, type, choices }) => {
    const values = hostileValues[type] ?? otherValues;
    return [name, [...values, ...choices, ...(type === 'uuid' ? foreignIds : [])]] as const;
  });
  const named = [...known, ...privileges.map((name) => [name, [true, 'staff', ...foreignIds]] as const)];
  const anyOf = ([name, values]: (typeof named)[number]) =>
    [name, fc.oneof(fc.constantFrom(...values), anything)] as const;
  const lastOf = ([name, values]: (typeof named)[number]) => [name, values.at(-1)] as const;
  return {
    /** A subset of the fields, with values of their type or any other. */
    some: fc
      .subarray(named, { maxLength: AT_ONCE })
      .chain((part) => fc.record<Fields>(Object.fromEntries(part.map(anyOf)))),
    /** All fields, split into groups that one form can hold. */
    all: Array.from({ length: Math.ceil(named.length / AT_ONCE) }, (_, at) =>
      Object.fromEntries(named.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map(lastOf)),
    ),
  };
}
