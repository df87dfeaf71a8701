import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LAST_STEP } from '#features/talent/profile/wizard-steps.ts';

/** Current step, kept in the URL so that the browser's back button leads through the steps. */
export function useWizardStep(form: RefObject<HTMLFormElement | null>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('step'));
  const step = asked >= 1 && asked <= LAST_STEP ? Math.floor(asked) : 1;
  const shown = useRef(step);
  const fieldToFocus = useRef<string>(undefined);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = fieldToFocus.current;
    fieldToFocus.current = undefined;
    focus(form.current?.querySelector(field ? controlOf(field) : `[data-step="${step}"]`));
  }, [form, step]);

  function goTo(next: number) {
    return navigate({ search: `?step=${next}` }, { preventScrollReset: fieldToFocus.current !== undefined });
  }

  /** Opens the step of a field and focuses its control. */
  async function openField(next: number, field: string) {
    if (next === step) return focus(form.current?.querySelector(controlOf(field)));
    fieldToFocus.current = field;
    await goTo(next);
  }

  return { step, goTo, openField };
}

function controlOf(field: string): string {
  return `[data-field="${field}"] :is(input:not([type="hidden"]), select, textarea)`;
}

function focus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: element.hasAttribute('data-step') });
  if (!element.hasAttribute('data-step')) element.scrollIntoView({ block: 'center' });
}
