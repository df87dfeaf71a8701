/** As the `ref` of what the browser gives the focus when it opens the dialog around it. */
export function focusOnOpen(element: Element | null | undefined) {
  element?.setAttribute('autofocus', '');
}

/** As the `ref` of a form in a dialog: it begins in its first field, not with the button that closes it. */
export function focusFirstField(form: HTMLFormElement | null) {
  focusOnOpen(form?.querySelector('input, select, textarea'));
}
