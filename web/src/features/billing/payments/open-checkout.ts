import type { Reply } from '@kirdaar/contract/api';

type Checkout = Reply<'POST /api/user/orders'>['checkout'];

/**
 * Sends the browser to the gateway's page. The promise resolves when the user comes back to this page; until
 * then nothing may be sent a second time.
 */
export function openCheckout({ action, fields }: Checkout): Promise<void> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  return new Promise((resolve) => {
    window.addEventListener(
      'pageshow',
      () => {
        form.remove();
        resolve();
      },
      { once: true },
    );
    form.submit();
  });
}
