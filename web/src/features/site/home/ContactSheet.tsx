import sheet from './contact-sheet.svg';

/** Contact sheet of headshots with a few already marked by the casting director. */
export function ContactSheet({ className }: { className: string }) {
  return (
    <img
      src={sheet}
      alt="A contact sheet of headshots, one of them circled"
      width="548"
      height="656"
      fetchPriority="high"
      className={className}
    />
  );
}
