import { Printer } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/talent/directory.ts';

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      {words.print}
    </Button>
  );
}
