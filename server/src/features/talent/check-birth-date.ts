import { Refusal } from '#platform/refusal.ts';

/** Refuses a birth date that is another than the kept one, or that is still to come. */
export function checkBirthDate(given: string, kept: string | null, today: string) {
  if (kept && given !== kept)
    throw refused(409, 'The date of birth is kept already and cannot be changed here.');
  if (given > today) throw refused(400, 'Please check the year.');
}

function refused(status: number, message: string) {
  return new Refusal(status, message, { fields: { date_of_birth: message } });
}
