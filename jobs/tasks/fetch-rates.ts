import { fetchRates as fetch } from '~/services/rates/fetch-rates.server';
import type { Handler } from '../task';

export const fetchRates: Handler<'fetchRates'> = async (_payload, ctx) => {
  await fetch(ctx);
};
