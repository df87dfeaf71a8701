import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/account-settings.ts';

interface CurrentContactProps {
  kind: 'email' | 'mobile';
  current: string | null;
}

/** Shows the email or mobile number that is valid until it is changed. */
export function CurrentContact({ kind, current }: CurrentContactProps) {
  if (!current) return <p>{words.contact_none[kind]}</p>;
  return <p>{sentence(words.contact_current[kind](<strong className="wrap-anywhere">{current}</strong>))}</p>;
}
