/** The `handle` of a page that needs the width of the screen, so the side panel is folded at first. */
export const WIDE_PAGE = 'wide-page';
/** The same, for the views of a page that has a `view` in its URL. */
export const WIDE_VIEWS = 'wide-views';
