/** Parses the events of a calendar as a calendar program does: lines unfolded, escapes decoded. */
export function parseCalendar(calendar: string): Record<string, string>[] {
  const entries: Record<string, string>[] = [];
  for (const line of calendar.replaceAll('\r\n ', '').split('\r\n')) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    const entry = entries.at(-1);
    if (line === 'BEGIN:VEVENT') entries.push({});
    else if (entry && name && name !== 'END') entry[name] = plain(value);
  }
  return entries;
}

function plain(value: string): string {
  return value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}
