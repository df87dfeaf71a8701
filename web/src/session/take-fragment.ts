/**
 * Returns the parameters in the URL fragment and removes them from the URL before anything can record it. The
 * entry of the history keeps them for a reload, such as on a phone that went to the message with the code,
 * unless they are to be used only `once`.
 */
export function takeFragment({ once = false } = {}): URLSearchParams {
  const { hash, pathname, search } = window.location;
  const { state } = window.history;
  if (hash) window.history.replaceState(once ? state : { ...state, fragment: hash }, '', pathname + search);
  window.addEventListener('hashchange', reloadForParameters);
  return new URLSearchParams((hash || (state?.fragment ?? '')).slice(1));
}

/** Another link to the same page, such as that of a second notification, loads no document by itself. */
function reloadForParameters() {
  if (window.location.hash.includes('=')) window.location.reload();
}
