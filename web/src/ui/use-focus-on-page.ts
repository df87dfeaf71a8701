import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the keyboard focus to a page that opens or shows something else, if it is lost: what was focused has
 * gone with the page before. The next Tab then reaches what is on the page, not its header.
 */
export function useFocusOnPage() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  // A moment after the page was shown would be too late for someone who presses Tab at once.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const main = document.querySelector('main');
    if (!main || document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [address]);
}
