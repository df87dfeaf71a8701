/** Returns a valid mobile number that clearly belongs to no real person. */
export function testMobile(index: number): string {
  return `+9190000${String(index).padStart(5, '0')}`;
}
