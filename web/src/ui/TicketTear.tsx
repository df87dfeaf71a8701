/** The line along which a ticket is torn: put between its stub and the rest, in a card that is `relative`. */
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
