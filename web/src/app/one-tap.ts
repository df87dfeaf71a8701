/** A second tap within this time and distance belongs to the first. */
const DOUBLE_TAP_MS = 350;
const SAME_PLACE_PX = 30;

/**
 * Ignores the second tap of a double tap when something else is under the finger by then: a new page, a dialog
 * or a list that has moved. Keyboard and mouse are exact and stay as they are.
 */
export function ignoreSecondTaps(target: Pick<EventTarget, 'addEventListener'>) {
  let last: PointerEvent | undefined;
  target.addEventListener(
    'click',
    (event) => {
      // Browsers pass a pointer event.
      const tap = event as PointerEvent;
      if (tap.pointerType !== 'touch') return;
      const before = last;
      last = tap;
      if (!before || !isDoubleTap(before, tap) || isSameThing(before.target, tap.target)) return;
      tap.preventDefault();
      tap.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function isDoubleTap(one: PointerEvent, other: PointerEvent): boolean {
  const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  return other.timeStamp - one.timeStamp < DOUBLE_TAP_MS && distance < SAME_PLACE_PX;
}

/** Whether both taps hit the same control; a label's tap also clicks its field. */
function isSameThing(one: EventTarget | null, other: EventTarget | null): boolean {
  if (!(one instanceof Element) || !(other instanceof Element)) return false;
  const controlOf = (element: Element) =>
    element.closest('button, a, label, summary, input, select') ?? element;
  const [first, second] = [controlOf(one), controlOf(other)];
  return first === second || first.contains(second) || second.contains(first);
}
