/** Address of the script that brings the card field; the number changes with it. */
const SCRIPT = '/mileage/js/payment-step.js?v=2';

/** Where the provider's card field is once scripts run. */
export function CardFrame() {
  return (
    <div className="field" data-card-frame hidden>
      <p className="label" id="card-label">
        Card
      </p>
      <div className="card-element" data-card role="group" aria-labelledby="card-label" />
    </div>
  );
}

/** What the provider's field says, in the place where the eye is. */
export function CardMessage() {
  return <p className="notice notice-bad" role="alert" data-message hidden />;
}

/** Only this page's own few lines: the page needs no framework in the browser. */
export function PaymentScript() {
  return <script src={SCRIPT} defer />;
}
