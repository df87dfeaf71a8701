/** A valid number that is plainly nobody's. */
export function testMobile(index: number): string {
  return `+9190000${String(index).padStart(5, '0')}`;
}
