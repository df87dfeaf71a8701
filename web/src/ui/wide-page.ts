/** The `handle` of a page that needs the width of the screen, so the side panel is closed at first. */
export const WIDE_PAGE = 'wide-page';
