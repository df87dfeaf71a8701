/**
 * The Corporate Identity Number of a company: whether it is listed, its industry, State, year, ownership and
 * number, such as U92490MH2015PTC123456.
 */
const shape = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/;

const states = new Set(
  'AN AP AR AS BR CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UP UR UT WB'.split(
    ' ',
  ),
);
const ownerships = new Set('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'.split(' '));
/** The first companies act of India. */
const FIRST_YEAR = 1850;

export function writeCin(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase();
}

/** Whether a text has the 21 characters of a CIN in their places. */
export function isCin(cin: string): boolean {
  return shape.test(cin);
}

/** Returns the part of a well-formed CIN that is implausible, as seen in a year. */
export function cinWarning(typed: string, thisYear: number) {
  const [, state = '', year = '', ownership = ''] = shape.exec(writeCin(typed)) ?? [];
  if (state === '') return undefined;
  if (!states.has(state)) return { part: 'state', value: state } as const;
  if (Number(year) < FIRST_YEAR || Number(year) > thisYear) return { part: 'year', value: year } as const;
  if (!ownerships.has(ownership)) return { part: 'ownership', value: ownership } as const;
  return undefined;
}
