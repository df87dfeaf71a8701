/** Returns the parameters in the URL fragment and removes them from the URL before anything can record it. */
export function takeFragment(): URLSearchParams {
  const { hash, pathname, search } = window.location;
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  return new URLSearchParams(hash.slice(1));
}
