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

/** Returns a warning about a well-formed but implausible CIN, as seen in a year. */
export function cinWarning(typed: string, thisYear: number): string | undefined {
  const [, state = '', year = '', ownership = ''] = shape.exec(writeCin(typed)) ?? [];
  if (state === '') return undefined;
  if (!states.has(state)) return `${state} is not a State in a CIN. Compare it with the document.`;
  if (Number(year) < FIRST_YEAR || Number(year) > thisYear)
    return `No company was founded in ${year}. Compare the CIN with the document.`;
  if (!ownerships.has(ownership))
    return `${ownership} is not a kind of company. Compare the CIN with the document.`;
  return undefined;
}
