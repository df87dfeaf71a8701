// Preloaded into the product's processes (NODE_OPTIONS): on SIGUSR2 they read from CLOCK_SHIFT_FILE how many
// milliseconds their clock is wrong. Timers and the database keep the right time, as when one machine's clock jumps.
import { readFileSync } from 'node:fs';

const RealDate = globalThis.Date;
let shift = 0;

process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8'));
});

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RealDate.now() + shift);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
