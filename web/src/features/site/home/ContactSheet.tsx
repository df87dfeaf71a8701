import * as words from '#words/site/home.ts';
import sheet from './contact-sheet.svg';

/** Contact sheet of headshots with a few already marked by the casting director. */
export function ContactSheet({ className }: { className: string }) {
  return (
    <img
      src={sheet}
      alt={words.hero_picture}
      width="548"
      height="656"
      fetchPriority="high"
      className={className}
    />
  );
}
