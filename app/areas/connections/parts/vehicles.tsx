import type { VehicleView } from '~/areas/connections/views/connection-view';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { SelectField, type Option } from '~/kit/field';
import { useTexts } from '~/kit/texts';

/** Which unit each vehicle of the system is. */
export function Vehicles({
  vehicles,
  units,
  mayWrite,
}: {
  vehicles: readonly VehicleView[];
  units: readonly Option[];
  mayWrite: boolean;
}) {
  const { t, said } = useTexts();
  if (vehicles.length === 0)
    return (
      <Empty title={t`No vehicles yet`} text={t`They are listed when the first month has been pulled.`} />
    );
  return (
    <form method="post" className="form" noValidate>
      <ul className="item-list">
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.externalId} className="item">
            <div className="item-what">
              <p className="item-name">{vehicle.name}</p>
              {vehicle.details ? (
                <p className="item-note">{vehicle.details.split(', ').map(said).join(', ')}</p>
              ) : null}
            </div>
            {mayWrite ? (
              <>
                <input type="hidden" name={`vehicle.${index}`} value={vehicle.externalId} />
                <SelectField
                  id={`unit-${index}`}
                  name={`unit.${index}`}
                  label={t`Unit of ${vehicle.name}`}
                  labelHidden
                  defaultValue={vehicle.value}
                  options={[
                    { value: '', label: said(vehicle.automatic) },
                    { value: 'out', label: t`Leave it out` },
                    ...units,
                  ]}
                />
              </>
            ) : (
              <p>{said(vehicle.automatic)}</p>
            )}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <div className="actions">
          <Button name="intent" value="units">
            {t`Save units`}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
