/** A version of the API, with what a program can tell of it. */
export interface ApiRelease {
  version: string;
  /** year-month-day */
  on: string;
  changes: readonly string[];
}

/** The newest first: its version is the one that answers say in API-Version. */
export const API_RELEASES: readonly [ApiRelease, ...ApiRelease[]] = [
  {
    version: '1.8.0',
    on: '2026-11-29',
    changes: [
      'A month of a connection says moved: miles of a filed quarter that the system reports otherwise now, by unit and state; its status is moved then. Months of filed quarters were not looked at again.',
      'POST /imports takes workbooks of Excel before 2007 (XLS). They were refused.',
      'DELETE /imports/{id} cancels an import that is being read or checked, and POST /imports/{id}/reversal one that records for the first time: what it recorded is taken back. Both were a 409. Rows of a filed quarter say in their reason whether a matching record is there.',
      'POST /imports takes JSON of purchases and trips, JSON Lines, tables of web pages and workbooks in XML. They were refused.',
      'What happens while a webhook is off is recorded for 30 days, as deliveries with the status missed: events that waited to be tried again were canceled. POST /webhooks/{id}/replays sends all that was missed or failed, GET /webhooks/{id}/deliveries takes filter[status], and webhooks say off_since.',
      'A typed client for TypeScript, given out by the installation: /mileage/docs/stateline-client.tgz. Its version is that of the API.',
      'A carrier that was made, a sandbox that was deleted, a password that was set, an address that was confirmed and a code that signed in are answered to their retry under the same Idempotency-Key as the first time: one was made twice, the others were a 404 or a 422. A plan whose answer got lost says the change of its first try.',
      'Vehicles say and take weights_from, the first day of their axles and weights, and earlier_weights, those of before. Mileage taxes divide the miles of a truck at that day, and a quarter takes in a truck that qualified on a day of it.',
      'Vehicles say and take odometer_replacements: the day of another odometer, the last reading of the old one and the first of the new, in mi or km. Miles by readings go over that day, and a trip may end with a reading below its first.',
      'Vehicles say and take tank_liters, the capacity of their tanks as it was written in liters, beside tank_gallons. A body names one of the two; one that names both has to mean the same.',
      'A write with If-Match whose answer got lost is answered to its retry under the same Idempotency-Key as the first time: it was a 412, or a 404 of a record that it had deleted.',
      'Records of an archive that took longer than two minutes to come in are dated when all of it is in: filter[updated_since] less two minutes passed them over.',
      'DELETE /people/{userId}, leaving a carrier and deleting an account switch off the webhooks whose addresses that person gave: they went on. The owners get a mail and can switch them on again.',
      'A named token that deletes the sandbox it belongs to, and whoever leaves a carrier by DELETE /people/{userId}, are answered to their retry under the same Idempotency-Key as the first time: it was a 401 or a 404.',
      'GET /trip/{id}/points and GET /calc/trip/{id}/points say crossings: where the way passes a state line, with the road and the distance driven up to it.',
      'Imports say sheets_left_out: sheets of a workbook that have other columns than the one that was read.',
      'The file of the description names a contact and the terms, and describes every call.',
      'Refusals of POST /trip/{id}/road, and the details of GET /audit-trail.csv, are in the unit of the carrier: odometers and distances were raw tenths.',
      'Distances that were written in miles are answered in kilometers as these miles are: 62.1 miles are 99.9 km. They were rounded to whole kilometers where these make the same tenth of a mile.',
      'JSON is read as UTF-8 alone: another encoding is a 415, and bytes that are no UTF-8 are a 400. Their letters were replaced.',
      'A PUT, PATCH or DELETE with If-None-Match is a 412 where the record has that version. It was passed over.',
      'start, length, cursor, search and order of a list take one value each: a second one is a 422 that names it.',
      'A carrier may bring ten new cards an hour, by POST /account/billing/card and with a plan; the next is a 429. Where the payment provider is away, these calls say Retry-After as all others do.',
      'POST /login and /login-code count a program apart that sends the access token of its last sign-in along, even one that works no longer: tries of strangers kept it out for five minutes.',
      'An invitation lets nobody in, and is listed no longer, once whoever sent it is an owner of the carrier no longer.',
      'A field that is true or false, such as tax_paid, is a 422 for an empty text: it was read as false.',
      'Names of carriers, people and tokens are kept on one line, and the address of a webhook has to be written whole, from https:// on, without spaces.',
      'The journal says its currency, and purchases_in_other_currency: fuel that was paid in the money of the other country is in no entry. It was added up as if it were the same money.',
      'Reports of a Canadian base count gallon equivalents as liters, 3.785 each, and say so in fuel_unit. They were multiplied by rates per liter as they are.',
    ],
  },
  {
    version: '1.7.0',
    on: '2026-11-28',
    changes: [
      'All tokens and people of a carrier have a limit together, beside that of each token. RateLimit-Policy and RateLimit name the one that binds.',
      'Every webhook secret that was replaced within 24 hours signs, not the newest of them alone: Stateline-Signature may have more than two v1. With ten of them in force a new secret is a 429.',
      'New events: receipt.ready and receipt.failed, when an uploaded fuel receipt was read or could not be.',
      'PUT /fuel/{id} takes receipt: null takes the receipt off, as the rule of null says; before it was ignored. Any other receipt than the one that was read is a 422: POST /receipts/{id}/attachment attaches it. Each of these is told as fuel.changed.',
      'Purchases that may be the fill of a receipt (matches) have fuel_units and unit as entered. Their gallons are null of what is measured in another unit.',
      'A reset of a sandbox is told as trip.deleted, fuel.deleted and equipment.deleted too. GET /deletions listed it before.',
      'POST /refresh and POST /logout are described with the token that they renew and end; their examples send it.',
      'A deletion, a filing or a reopening whose answer got lost is answered to its retry under the same Idempotency-Key as it was the first time: it was a 404 or a 409. Files that are uploaded again so are not called seen_before.',
    ],
  },
  {
    version: '1.6.0',
    on: '2026-11-28',
    changes: [
      'A token reads and deletes only what its scopes cover also through calls of several kinds: without fuel:read GET /trip lists trips alone, and without fuel:write DELETE /trip takes no fuel. GET /deletions, which any of the three read scopes opens, and GET /audit-trail.csv tell of the kinds that the token may read; the fuel figures of GET /trip/list-data are null without fuel:read.',
      'Fields that do not exist are refused by name in forms too, and in filings, plans, coupons, imports and deletions.',
      'A filter that takes one value is refused with several; so are values other than 0 and 1 of per_equipment and hide_no_data.',
      'A revision beside several ids is refused; DELETE /trip and DELETE /fuel take one beside a single id.',
      'Fuel says and takes volume_unit, gal or L, beside unit: what trips had for distances.',
      'gallons is null for purchases in kWh, kg, m3, gge or dge, which stand in fuel_units and unit: it had their quantity as if it were gallons. The gallons of GET /reconciliation are liquid fuel alone.',
      'fuel.changed also tells of purchases that are taxed otherwise since their tank was counted again.',
      'Calls without a body refuse the fields of one by name: POST /reports/audit with q in its body made the file of another quarter.',
      'GET /reports of a file: a CSV is called after what it holds, as PDF and XLSX are, every file has an ETag, and If-None-Match is answered with 304.',
      'Invoices say due_cents, paid_cents and refunded_cents; display_status says Refunded or Partly refunded.',
      'Records of an archive that a carrier takes in are new there: filter[updated_since] finds them, and trip.created, fuel.created and equipment.created tell of them.',
      'New events: trip.route_failed, import.failed, document.failed and report.failed, each with the problem. trip.route_ready also tells of a trip that keeps its miles because the requested highway was refused.',
    ],
  },
  {
    version: '1.5.0',
    on: '2026-11-27',
    changes: [
      'A parameter that a call does not have is refused by name with a 422, as a filter was: GET /reports with quarter in place of q answered with another quarter.',
      'A field that the rows of a list in a body do not have is refused by name: state_mileages with miles in place of distance corrected nothing.',
      'The profile of a carrier says licensed_since, and takes it.',
    ],
  },
  {
    version: '1.4.0',
    on: '2026-11-26',
    changes: [
      'Sandbox: POST /carriers with sandbox true makes a carrier of invented records, one for each person; POST /carriers/{id}/reset makes them anew, DELETE /carriers/{id} erases it. Carriers say sandbox, their profile also sandbox_ready.',
    ],
  },
  {
    version: '1.3.0',
    on: '2026-11-26',
    changes: [
      'Telematics connections: list, connect, read with months and vehicles, pull a quarter, match vehicles, remove.',
    ],
  },
  {
    version: '1.2.0',
    on: '2026-11-23',
    changes: [
      'API tokens can be limited to areas: each call names its scope, in the security of the OpenAPI description and as x-token-scope. A call that a token lacks the scope of is a 403 with the code insufficient_scope. Tokens made before stay what they are.',
    ],
  },
  {
    version: '1.1.0',
    on: '2026-11-23',
    changes: [
      'Rows of lists carry ids, ISO dates, numbers with their units, miles by state, revision and updated_at.',
      'filter[updated_since] for trips, fuel and equipment, and the list of deletions.',
      'Events for every record: created, changed and deleted; imports, opened quarters and plans.',
      'Carriers and people: list, make, choose, change, invite. /login takes carrier_id.',
      'A field that does not exist is refused by name when a trip, a purchase, a vehicle or a webhook is made, as it was when one is changed.',
    ],
  },
  { version: '1.0.0', on: '2026-10-01', changes: ['The first version.'] },
];

export const API_VERSION = API_RELEASES[0].version;
