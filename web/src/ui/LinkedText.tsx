import { Link } from 'react-router';

/** A sentence with ' at /some/page' in it. */
const SENTENCE_WITH_ADDRESS = /([^.!?]*?) at (\/[a-z][\w/-]*)([^.!?]*[.!?]?)/;

/** A message in plain text; the sentence that names an address of the site becomes a link to it. */
export function LinkedText({ text }: { text: string }) {
  const [found, before = '', address = '', after = ''] = SENTENCE_WITH_ADDRESS.exec(text) ?? [];
  if (!found) return text;
  const [start, end] = text.split(found);
  return (
    <>
      {start}{' '}
      <Link to={address} className="font-semibold text-accent underline underline-offset-4">
        {`${before}${after}`.trim()}
      </Link>
      {end}
    </>
  );
}
