import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';

interface BackButtonProps {
  /** Where to go when this page is the first that was opened. */
  otherwise: string;
  children: ReactNode;
}

/** Leads to the page one came from. */
export function BackButton({ otherwise, children }: BackButtonProps) {
  const navigate = useNavigate();
  const { key } = useLocation();

  async function goBack() {
    // React Router calls the first page of a visit so.
    if (key === 'default') await navigate(otherwise);
    else await navigate(-1);
  }

  return (
    <Button look="quiet" className="-ml-5 self-start" onClick={goBack}>
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      {children}
    </Button>
  );
}
