import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LAST_STEP } from '#features/talent/wizard-steps.ts';

/** The step that is shown: it stands in the address, so that the browser's way back leads through the steps. */
export function useWizardStep(form: RefObject<HTMLFormElement | null>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('step'));
  const step = asked >= 1 && asked <= LAST_STEP ? Math.floor(asked) : 1;
  const shown = useRef(step);
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = wanted.current;
    wanted.current = undefined;
    focus(form.current?.querySelector(field ? controlOf(field) : `[data-step="${step}"]`));
  }, [form, step]);

  function goTo(next: number) {
    return navigate({ search: `?step=${next}` }, { preventScrollReset: wanted.current !== undefined });
  }

  /** Shows the control of a field, in whatever step it is. */
  async function leadTo(next: number, field: string) {
    if (next === step) return focus(form.current?.querySelector(controlOf(field)));
    wanted.current = field;
    await goTo(next);
  }

  return { step, goTo, leadTo };
}

function controlOf(field: string): string {
  return `[data-field="${field}"] :is(input:not([type="hidden"]), select, textarea)`;
}

function focus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: element.hasAttribute('data-step') });
  if (!element.hasAttribute('data-step')) element.scrollIntoView({ block: 'center' });
}
