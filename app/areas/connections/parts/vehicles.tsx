import type { VehicleView } from '~/areas/connections/views/connection-view';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { SelectField, type Option } from '~/kit/field';

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
  if (vehicles.length === 0)
    return <Empty title="No vehicles yet" text="They are listed when the first month has been pulled." />;
  return (
    <form method="post" className="form" noValidate>
      <ul className="item-list">
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.externalId} className="item">
            <div className="item-what">
              <p className="item-name">{vehicle.name}</p>
              {vehicle.details ? <p className="item-note">{vehicle.details}</p> : null}
            </div>
            {mayWrite ? (
              <>
                <input type="hidden" name={`vehicle.${index}`} value={vehicle.externalId} />
                <SelectField
                  id={`unit-${index}`}
                  name={`unit.${index}`}
                  label={`Unit of ${vehicle.name}`}
                  labelHidden
                  defaultValue={vehicle.value}
                  options={[
                    { value: '', label: vehicle.automatic },
                    { value: 'out', label: 'Leave it out' },
                    ...units,
                  ]}
                />
              </>
            ) : (
              <p>{vehicle.automatic}</p>
            )}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <div className="actions">
          <Button name="intent" value="units">
            Save units
          </Button>
        </div>
      ) : null}
    </form>
  );
}
