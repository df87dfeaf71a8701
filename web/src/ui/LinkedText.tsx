import { Link } from 'react-router';
import * as words from '#words/ui/controls.ts';

/** A sentence that contains ' at /some/page'. */
const SENTENCE_WITH_PATH = new RegExp(
  `([^.!?।]*?)${words.before_path}(/[a-z][\\w/-]*)${words.after_path}([^.!?।]*[.!?।]?)`,
);

/** A plain-text message in which a sentence with a URL of the site becomes a link to it. */
export function LinkedText({ text }: { text: string }) {
  const [found, before = '', path = '', after = ''] = SENTENCE_WITH_PATH.exec(text) ?? [];
  if (!found) return text;
  const [start, end] = text.split(found);
  return (
    <>
      {start}{' '}
      <Link to={path} className="link underline">
        {`${before}${after}`.trim()}
      </Link>
      {end}
    </>
  );
}
