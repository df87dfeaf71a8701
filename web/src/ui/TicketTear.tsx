/** Perforation of a ticket, between its stub and the rest. The card must be `relative`. */
export function TicketTear() {
  const hole = 'absolute top-1/2 size-5 -translate-y-1/2 rounded-full border border-line bg-paper';
  return (
    <div aria-hidden className="relative">
      <div className="border-line border-t-2 border-dashed" />
      <span className={`${hole} -left-2.5`} />
      <span className={`${hole} -right-2.5`} />
    </div>
  );
}
