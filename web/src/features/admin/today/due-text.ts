const HOUR_MS = 3_600_000;

/** Returns how long something may still wait, or by how much it is late: '5 h left', '2 d late'. */
export function dueText(due_at: string, now: number): { text: string; late: boolean } {
  const left = new Date(due_at).getTime() - now;
  return { text: `${lengthOf(Math.abs(left))} ${left < 0 ? 'late' : 'left'}`, late: left < 0 };
}

function lengthOf(ms: number): string {
  const hours = ms / HOUR_MS;
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} d`;
}
