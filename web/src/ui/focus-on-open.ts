/** As the `ref` of what the browser gives the focus when it opens the dialog around it. */
export function focusOnOpen(element: Element | null | undefined) {
  element?.setAttribute('autofocus', '');
}
