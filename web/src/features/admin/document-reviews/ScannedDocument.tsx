import { buttonLook } from '#ui/Button.tsx';
import * as words from '#words/admin/reviews.ts';

/** A document that staff compare, with a link to the file. */
export function ScannedDocument({ name, url, is_pdf }: Record<'name' | 'url', string> & { is_pdf: boolean }) {
  return (
    <>
      {!is_pdf && (
        <img src={url} alt={words.document_alt} className="mb-4 w-full rounded-control border border-line" />
      )}
      <a href={url} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
        {words.document_open}
        <span className="sr-only">: {name}</span>
      </a>
    </>
  );
}
