import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';

interface BackButtonProps {
  /** Target if this page is the first of the visit. */
  fallback: string;
  children: ReactNode;
}

/** Returns to the previous page. */
export function BackButton({ fallback, children }: BackButtonProps) {
  const navigate = useNavigate();
  const { key } = useLocation();

  async function goBack() {
    // React Router gives the first page of a visit this key.
    if (key === 'default') await navigate(fallback);
    else await navigate(-1);
  }

  return (
    <Button variant="quiet" className="-ml-5 self-start" onClick={goBack}>
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      {children}
    </Button>
  );
}
