import { Link, useSearchParams } from 'react-router';
import {
  passportCountry,
  passportNumber,
  talentAadhaar,
  talentPan,
} from '#features/accounts/identity/identity-fields.ts';
import * as words from '#words/accounts/identity.ts';

const PASSPORT = 'passport';

/** The identity numbers that a talent is asked for. The URL says whether they are those of a passport. */
export function useIdentityFields() {
  const [search] = useSearchParams();
  return search.has(PASSPORT) ? [passportCountry, passportNumber] : [talentPan, talentAadhaar];
}

/** The link between registering with PAN and Aadhaar and registering with a passport. */
export function PassportChoice() {
  const [search] = useSearchParams();
  const other = new URLSearchParams(search);
  if (search.has(PASSPORT)) other.delete(PASSPORT);
  else other.set(PASSPORT, '1');
  const [question, label] = search.has(PASSPORT)
    ? [words.indian_question, words.indian_link]
    : [words.foreign_question, words.foreign_link];
  return (
    <p className="text-muted">
      {question}{' '}
      <Link
        to={{ search: String(other) }}
        replace
        preventScrollReset
        className="font-semibold text-accent underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </p>
  );
}
