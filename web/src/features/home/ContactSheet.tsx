import sheet from './contact-sheet.svg';

/** A contact sheet of headshots, on which the casting director has already marked a few. */
export function ContactSheet({ className }: { className: string }) {
  return (
    <img
      src={sheet}
      alt="A contact sheet of headshots, one of them circled"
      width="548"
      height="656"
      className={className}
    />
  );
}
