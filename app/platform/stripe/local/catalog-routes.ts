import { invalidRequest, missing } from './failure';
import { emit } from './events';
import type { Parameters } from './parameters';
import { idAt, route, type Route } from './route-table';
import { newId, randomText, type CouponRecord, type World } from './state';
import { couponIsValid, listOf, toCoupon, toPrice, toProduct, toPromotionCode } from './wire';

const couponOf = ({ state }: World, id: string): CouponRecord => {
  const found = state.coupons[id];
  if (!found || found.deleted) throw missing('coupon', id);
  return found;
};

/** What is said of tax; a price that includes it is not known here. */
const taxBehaviorOf = (parameters: Parameters): { taxBehavior?: 'exclusive' } => {
  const taxBehavior = parameters.oneOf('tax_behavior', ['exclusive']);
  return taxBehavior ? { taxBehavior } : {};
};

/** Products, prices, coupons and promotion codes. */
export const catalogRoutes: Route[] = [
  route('POST', '/v1/products', ({ world, parameters }) => {
    parameters.only('id', 'name', 'metadata', 'description');
    const id = parameters.text('id') ?? newId('prod');
    if (world.state.products[id])
      throw invalidRequest(`Product already exists: ${id}`, 'id', 'resource_already_exists');
    const product = {
      id,
      created: world.now,
      name: parameters.required('name'),
      active: true,
      metadata: parameters.metadata(),
    };
    world.state.products[id] = product;
    emit(world, 'product.created', toProduct(product));
    return toProduct(product);
  }),
  route('GET', '/v1/products/:id', (call) => {
    const product = call.world.state.products[idAt(call)];
    if (!product) throw missing('product', idAt(call));
    return toProduct(product);
  }),
  route('POST', '/v1/products/:id', (call) => {
    const { world, parameters } = call;
    const product = world.state.products[idAt(call)];
    if (!product) throw missing('product', idAt(call));
    parameters.only('name', 'active', 'metadata', 'description');
    product.name = parameters.text('name') ?? product.name;
    product.active = parameters.flag('active') ?? product.active;
    product.metadata = parameters.metadata(product.metadata);
    return toProduct(product);
  }),
  route('POST', '/v1/prices', ({ world, parameters }) => {
    parameters.only(
      'product',
      'unit_amount',
      'currency',
      'recurring',
      'lookup_key',
      'transfer_lookup_key',
      'metadata',
      'nickname',
      'tax_behavior',
    );
    const product = parameters.required('product');
    if (!world.state.products[product]) throw missing('product', product, 'product');
    const lookupKey = parameters.text('lookup_key') ?? null;
    const holder = Object.values(world.state.prices).find(
      (price) => lookupKey !== null && price.lookupKey === lookupKey,
    );
    if (holder && parameters.flag('transfer_lookup_key')) holder.lookupKey = null;
    else if (holder) {
      throw invalidRequest(
        `A price already uses the lookup key ${lookupKey}.`,
        'lookup_key',
        'resource_already_exists',
      );
    }
    const interval = parameters.child('recurring')?.only('interval').oneOf('interval', ['month', 'year']);
    if (interval === undefined)
      throw invalidRequest('Only prices of a month or a year are known here.', 'recurring[interval]');
    const price = {
      id: newId('price'),
      created: world.now,
      product,
      unitCents: parameters.integer('unit_amount') ?? 0,
      currency: parameters.required('currency'),
      interval,
      lookupKey,
      active: true,
      metadata: parameters.metadata(),
      ...taxBehaviorOf(parameters),
    };
    world.state.prices[price.id] = price;
    emit(world, 'price.created', toPrice(price));
    return toPrice(price);
  }),
  route('POST', '/v1/prices/:id', (call) => {
    const price = call.world.state.prices[idAt(call)];
    if (!price) throw missing('price', idAt(call));
    call.parameters.only('active', 'metadata', 'tax_behavior');
    const behavior = taxBehaviorOf(call.parameters);
    if (behavior.taxBehavior && price.taxBehavior)
      throw invalidRequest(
        'The tax_behavior of a price cannot be changed once it is exclusive or inclusive.',
        'tax_behavior',
      );
    Object.assign(price, behavior);
    price.active = call.parameters.flag('active') ?? price.active;
    return toPrice(price);
  }),
  route('GET', '/v1/prices/:id', (call) => {
    const price = call.world.state.prices[idAt(call)];
    if (!price) throw missing('price', idAt(call));
    return toPrice(price);
  }),
  route('GET', '/v1/prices', ({ world, parameters }) => {
    parameters.only('lookup_keys', 'active', 'limit', 'product');
    const keys = parameters.texts('lookup_keys');
    const active = parameters.flag('active');
    const found = Object.values(world.state.prices).filter(
      (price) =>
        (keys.length === 0 || keys.includes(price.lookupKey ?? '')) &&
        (active === undefined || price.active === active),
    );
    return listOf('/v1/prices', found.map(toPrice));
  }),
  route('POST', '/v1/coupons', ({ world, parameters }) => {
    parameters.only(
      'id',
      'name',
      'percent_off',
      'amount_off',
      'currency',
      'duration',
      'duration_in_months',
      'max_redemptions',
      'redeem_by',
      'metadata',
    );
    const percent = parameters.text('percent_off');
    const coupon: CouponRecord = {
      id: parameters.text('id') ?? randomText(8),
      created: world.now,
      name: parameters.text('name') ?? null,
      percentOff: percent === undefined ? null : Number(percent),
      amountOffCents: parameters.integer('amount_off') ?? null,
      duration: parameters.oneOf('duration', ['once', 'repeating', 'forever']) ?? 'once',
      months: parameters.integer('duration_in_months') ?? null,
      maxRedemptions: parameters.integer('max_redemptions') ?? null,
      redeemBy: parameters.integer('redeem_by') ?? null,
      redeemed: 0,
      deleted: false,
    };
    if ((coupon.percentOff === null) === (coupon.amountOffCents === null))
      throw invalidRequest('Give percent_off or amount_off.', 'percent_off');
    if (coupon.percentOff !== null && !(coupon.percentOff > 0 && coupon.percentOff <= 100))
      throw invalidRequest('percent_off must be between 0 and 100.', 'percent_off');
    if (coupon.duration === 'repeating' && coupon.months === null)
      throw invalidRequest('Missing required param: duration_in_months.', 'duration_in_months');
    if (world.state.coupons[coupon.id])
      throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists');
    world.state.coupons[coupon.id] = coupon;
    return toCoupon(coupon, world.now);
  }),
  route('GET', '/v1/coupons/:id', (call) => toCoupon(couponOf(call.world, idAt(call)), call.world.now)),
  route('DELETE', '/v1/coupons/:id', (call) => {
    couponOf(call.world, idAt(call)).deleted = true;
    return { id: idAt(call), object: 'coupon', deleted: true };
  }),
  route('POST', '/v1/promotion_codes', ({ world, parameters }) => {
    parameters.only('code', 'promotion', 'max_redemptions', 'expires_at', 'active', 'metadata');
    const promotion = parameters.child('promotion')?.only('type', 'coupon');
    const coupon = couponOf(world, promotion?.required('coupon') ?? '');
    if (!couponIsValid(coupon, world.now))
      throw invalidRequest('This coupon is no longer valid.', 'promotion[coupon]');
    const code = parameters.text('code') ?? randomText(8).toUpperCase();
    if (
      Object.values(world.state.promotionCodes).some(
        (other) => other.active && other.code.toLowerCase() === code.toLowerCase(),
      )
    ) {
      throw invalidRequest(
        'An active promotion code with this code already exists.',
        'code',
        'resource_already_exists',
      );
    }
    const record = {
      id: newId('promo'),
      created: world.now,
      code,
      coupon: coupon.id,
      active: parameters.flag('active') ?? true,
      maxRedemptions: parameters.integer('max_redemptions') ?? null,
      expiresAt: parameters.integer('expires_at') ?? null,
      redeemed: 0,
    };
    world.state.promotionCodes[record.id] = record;
    return toPromotionCode(record, coupon, world.now, false);
  }),
  route('POST', '/v1/promotion_codes/:id', (call) => {
    const record = call.world.state.promotionCodes[idAt(call)];
    if (!record) throw missing('promotion code', idAt(call));
    record.active = call.parameters.only('active', 'metadata').flag('active') ?? record.active;
    return toPromotionCode(record, call.world.state.coupons[record.coupon], call.world.now, false);
  }),
  route('GET', '/v1/promotion_codes', ({ world, parameters }) => {
    parameters.only('code', 'active', 'limit', 'expand');
    const expanded = parameters.texts('expand');
    const odd = expanded.find((path) => path !== 'data.promotion.coupon');
    if (odd !== undefined) throw invalidRequest(`This property cannot be expanded here: ${odd}`, 'expand');
    const code = parameters.text('code')?.toLowerCase();
    const active = parameters.flag('active');
    const found = Object.values(world.state.promotionCodes)
      .reverse() // the newest first
      .map((record) => ({
        record,
        wire: toPromotionCode(record, world.state.coupons[record.coupon], world.now, expanded.length > 0),
      }))
      .filter(
        ({ record, wire }) =>
          (code === undefined || record.code.toLowerCase() === code) &&
          (active === undefined || wire.active === active),
      );
    return listOf(
      '/v1/promotion_codes',
      found.map(({ wire }) => wire),
    );
  }),
];
