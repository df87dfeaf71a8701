/** The asterisk after the label of a required control. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-accent">
      {' '}
      *
    </span>
  );
}
