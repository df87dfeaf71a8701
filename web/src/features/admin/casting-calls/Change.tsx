import { diffWords } from '#features/admin/casting-calls/word-diff.ts';
import * as words from '#words/admin/reviews.ts';

/** The old and the new text of a field, word by word. Removed and added words are also named for screen readers. */
export function Change({ before, after }: { before: string; after: string }) {
  return (
    <span className="whitespace-pre-line">
      {diffWords(before, after).map(({ text, change }, place) => {
        // The parts are in a fixed order and never move.
        const key = `${place} ${change}`;
        if (change === 'same') return <span key={key}>{text}</span>;
        if (change === 'removed')
          return (
            <del key={key} className="bg-wash text-accent-strong">
              <span className="sr-only">{words.call_removed} </span>
              {text}
            </del>
          );
        return (
          <ins key={key} className="bg-leaf-wash text-leaf no-underline">
            <span className="sr-only">{words.added} </span>
            {text}
          </ins>
        );
      })}
    </span>
  );
}
