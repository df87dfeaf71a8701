export interface Toast {
  id: number;
  tone: 'success' | 'failure';
  text: string;
  /** A button of a toast, which then stays until it is dismissed. */
  action?: { label: string; run: () => void } | undefined;
}

let toasts: readonly Toast[] = [];
let count = 0;
const changed = new EventTarget();

/** Shows a short message at the top right of any page. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']) {
  count += 1;
  replace([...toasts, { id: count, tone, text, action }]);
}

export function dismissToast(id: number) {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

function replace(next: readonly Toast[]) {
  toasts = next;
  changed.dispatchEvent(new Event('change'));
}
