import type { TwoStepState } from '~/areas/accounts/two-step/set-up.server';
import { momentText } from './sign-ins';

export interface QrPicture {
  size: number;
  path: string;
}

export type TwoStepView =
  | { kind: 'off'; isAvailable: boolean; hasPassword: boolean }
  | { kind: 'setting-up'; keyText: string; address: string; picture: QrPicture }
  | { kind: 'on'; since: string; recoveryCodesLeft: number; hasPassword: boolean };

/** What the page of the second step shows; `draw` makes the picture that an app reads. */
export function twoStepView(
  state: TwoStepState,
  draw: (address: string) => QrPicture,
  timeZone: string,
): TwoStepView {
  if (state.kind === 'setting-up') return { ...state, picture: draw(state.address) };
  if (state.kind === 'on') return { ...state, since: momentText(state.since, timeZone) };
  return state;
}
