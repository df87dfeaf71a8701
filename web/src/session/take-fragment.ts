/** What the fragment of a page's address hands over, once: it leaves the address before anything can keep it. */
export function takeFragment(): URLSearchParams {
  const { hash, pathname, search } = window.location;
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  return new URLSearchParams(hash.slice(1));
}
