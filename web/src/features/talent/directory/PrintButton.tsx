import { Printer } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  );
}
