import fc from 'fast-check';
import type { Column } from '#testing/matrix/rows.ts';

type Fields = Record<string, unknown>;

/** Fewer than a multipart form may have. */
const AT_ONCE = 100;

// What clients of other products send to make themselves more than they are.
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
// Numbers, and closed lists, whose values come with the column.
const otherValues = [0, 1, 99, -1, '99', 'staff'];

const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()));

/** Fields named like columns, with values that somebody would choose who wants more than is theirs. */
export function hostileFields(columns: Column[], foreignIds: string[]) {
  const known = columns.map(({ name, type, choices }) => {
    const values = hostileValues[type] ?? otherValues;
    return [name, [...values, ...choices, ...(type === 'uuid' ? foreignIds : [])]] as const;
  });
  const named = [...known, ...privileges.map((name) => [name, [true, 'staff', ...foreignIds]] as const)];
  const allOf = (part: typeof named) => {
    return Object.fromEntries(part.map(([name, values]) => [name, values.at(-1)]));
  };
  return {
    /** Some of them, with values of their type or of any other. */
    some: fc
      .subarray(named, { maxLength: AT_ONCE })
      .chain((part) =>
        fc.record<Fields>(
          Object.fromEntries(
            part.map(([name, values]) => [name, fc.oneof(fc.constantFrom(...values), anything)]),
          ),
        ),
      ),
    /** All of them, as many at once as a form may hold. */
    all: named.flatMap((_, index) =>
      index % AT_ONCE === 0 ? [allOf(named.slice(index, index + AT_ONCE))] : [],
    ),
  };
}
