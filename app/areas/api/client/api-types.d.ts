/* Made of the description of the API: RECORD_EXAMPLES=1 npx vitest run --project db-http tests/http/api/typed-client.test.ts */
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in for an access token
         * @description By email and password, or by email and the code that /login-code mailed. An account with two-step verification needs otp as well: without it the answer is 422 with an error of that name, and nothing is used up. Tries are limited by account and by address. A program that sends the access token of its last sign-in along, even one that works no longer, is counted apart: what strangers try does not keep it out. A named token needs no sign-in at all.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a sign-in code
         * @description Six digits, good for ten minutes and five tries. The answer is the same whether or not there is such an account.
         */
        post: operations["requestSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and a carrier
         * @description Signed in at once. passwordConfirmation is taken for password_confirmation.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the token
         * @description Signing out twice is no error. Named API tokens are ended on the account page.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Who is signed in. For whoever is signed in.
         */
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the email address
         * @description The code is in the link of the email. The token of the account comes along and is renewed; without one, the password that was chosen with the address tells whose account it is.
         */
        post: operations["confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description For a token that is about to run out or just has. A browser’s session gets a new cookie, and its secret is shown to no script.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to set a new password
         * @description Mail a link to set a new password. Needs no sign-in.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the mailed token
         * @description Signed in at once. An account with two-step verification needs otp as well: without it the answer is 422 with an error of that name, and nothing is used up. Tries are limited by account and by address. A program that sends the access token of its last sign-in along, even one that works no longer, is counted apart: what strangers try does not keep it out. A named token needs no sign-in at all.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lead a browser to a sign-in provider
         * @description For browsers only: it answers with a redirect. action=registration makes an account. Failures come back to the login page as error=error_social_provider, error_user_not_found or error_registration_failed.
         */
        get: operations["startProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a sign-in provider sends the browser back to
         * @description Where a sign-in provider sends the browser back to. Needs no sign-in.
         */
        get: operations["returnFromProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the carriers you work for
         * @description A named API token belongs to one carrier and lists that one.
         */
        get: operations["listCarriers"];
        put?: never;
        /**
         * Add a carrier
         * @description You own it, and this sign-in works on it from now on. With sandbox true it is your sandbox, one for each person: invented trucks, trips and fuel of six quarters, which a job makes; it costs nothing, needs no plan, and its papers are marked. Asked for again it is the same one.
         */
        post: operations["createCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{id}/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work on another carrier
         * @description For this sign-in. /login takes carrier_id as well.
         */
        post: operations["chooseCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a sandbox
         * @description For owners. A job erases its records and makes those of the beginning: sandbox_ready of GET /carrier tells when it is done. Until then it can be read and not changed, and another reset changes nothing. People, tokens and webhooks stay. Records have new ids, and the list of deletions begins anew: a program that copies starts over.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a sandbox
         * @description For owners. Erases it with all its records at once. Other carriers are not found here.
         */
        delete: operations["deleteSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the carrier’s profile
         * @description Read the carrier’s profile. A named token needs the scope carrier:read.
         */
        get: operations["readCarrier"];
        /**
         * Change the carrier’s profile
         * @description For owners. Changes what the body names and keeps the rest; null empties a field.
         */
        put: operations["changeCarrier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who works on the carrier
         * @description List who works on the carrier. A named token needs the scope carrier:read.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite someone
         * @description For owners. Mails a link that works for a week.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Take an invitation back. A named token needs the scope carrier:admin.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what someone may do
         * @description For owners. A carrier keeps at least one owner.
         */
        put: operations["changeRole"];
        post?: never;
        /**
         * Remove someone, or leave
         * @description Their tokens for this carrier end. Webhooks whose address they gave are switched off; an owner can switch them on again.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-trail.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail as CSV
         * @description Who changed what and when, newest first, sent as it is made: of the records that the token may read. Owners also see sign-in tokens, exports, people and filings.
         */
        get: operations["readAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trips and fuel
         * @description The combined list, newest first. Columns to sort by: date, type, equipment, details, miles, gallons.
         */
        get: operations["listRecords"];
        put?: never;
        /**
         * Record a trip
         * @description Answers at once: the route usually ends within half a second and is then in the answer; otherwise route_recalc_status is pending. Crossing the limit of the plan is a 422 whose message contains "limit". x-ui-commands: REFRESH_USER, SET_QUARTER.
         */
        post: operations["createTrip"];
        /**
         * Delete trips and fuel by a list of ids
         * @description All or none. Fuel takes a token that may write fuel.
         */
        delete: operations["deleteRecords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/list-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures above the list, and its choices
         * @description The figures above the list, and its choices. A named token needs the scope trips:read.
         */
        get: operations["readTripListData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Defaults of a new trip
         * @description Defaults of a new trip. A named token needs the scope trips:read.
         */
        get: operations["readNewTrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a trip
         * @description An id that begins with 2 reads the fuel purchase, with a token that may read fuel.
         */
        get: operations["readTrip"];
        /**
         * Change a trip, or correct its miles
         * @description Changes what the body names and keeps the rest; null empties a field, and a field that does not exist is a 422. PATCH is the same. Other stops start a new calculation. state_mileages corrects the states it names; the routed miles stay beside them.
         */
        put: operations["changeTrip"];
        post?: never;
        /**
         * Delete a trip, or several
         * @description One id or a list with commas: /trip/142,2318. All or none. Fuel takes a token that may write fuel.
         */
        delete: operations["deleteTrips"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A trip with what its form needs
         * @description A trip with what its form needs. A named token needs the scope trips:read.
         */
        get: operations["editTrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/{id}/road": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another road between the same stops
         * @description Over highways that you name, without toll roads, or by the fewest miles; an empty body asks for the fastest road again. Corrections of miles stay. Where no such road is found the one that stands stays, and road.refused says why.
         */
        post: operations["askForRoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/{id}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the map of a trip draws
         * @description A trip that cannot be drawn, or that is not there, has no points, no routes and no crossings.
         */
        get: operations["readTripPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was deleted
         * @description The oldest first, of the kinds that the token may read. To keep a copy in step: read the lists with filter[updated_since] and these with filter[deleted_since], both for the moment of your last round less two minutes. What was being saved at that moment then comes twice instead of never. Apply deletions first: a record that was brought back is in its list again.
         */
        get: operations["listDeletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fuel purchases
         * @description List fuel purchases. A named token needs the scope fuel:read.
         */
        get: operations["listFuel"];
        put?: never;
        /**
         * Record a fuel purchase
         * @description JSON, or multipart with the receipt as a file named receipt. x-ui-commands: SET_QUARTER.
         */
        post: operations["createFuel"];
        /**
         * Delete fuel by a list of ids
         * @description Delete fuel by a list of ids. A named token needs the scope fuel:write.
         */
        delete: operations["deleteFuelList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Defaults of a new purchase
         * @description Defaults of a new purchase. A named token needs the scope fuel:read.
         */
        get: operations["readNewFuel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fuel purchase
         * @description Read a fuel purchase. A named token needs the scope fuel:read.
         */
        get: operations["readFuel"];
        /**
         * Change a purchase, or several at once
         * @description Changes what the body names and keeps the rest; null empties a field, and a field that does not exist is a 422. PATCH is the same. A list with commas (/fuel/2318,2319) changes all of them or none, and takes no If-Match.
         */
        put: operations["changeFuel"];
        post?: never;
        /**
         * Delete a purchase, or several
         * @description Delete a purchase, or several. A named token needs the scope fuel:write.
         */
        delete: operations["deleteFuel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A purchase with what its form needs
         * @description A purchase with what its form needs. A named token needs the scope fuel:read.
         */
        get: operations["editFuel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipts that wait for a person
         * @description Uploaded to be read, newest first.
         */
        get: operations["listReceipts"];
        put?: never;
        /**
         * Upload fuel receipts to be read
         * @description JPG, PNG, HEIC or PDF, up to ten at once. Each becomes a proposed purchase; nothing is recorded before someone confirms it.
         */
        post: operations["uploadReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a receipt says
         * @description What a receipt says. A named token needs the scope fuel:read.
         */
        get: operations["readReceipt"];
        put?: never;
        post?: never;
        /**
         * Remove a receipt that waits
         * @description Into the trash.
         */
        delete: operations["removeReceipt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{id}/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the purchase of a receipt
         * @description Takes the fields of a purchase as someone confirmed them. Where a recorded purchase may be the same fill, 409 names it: attach the receipt to it, or say that this is another one. Sent twice it makes one purchase.
         */
        post: operations["recordReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a receipt to a recorded purchase
         * @description None of its figures changes. 409 where the purchase has a receipt.
         */
        post: operations["attachReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a receipt once more
         * @description Where reading it failed.
         */
        post: operations["readReceiptAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-tanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your bulk tanks
         * @description List your bulk tanks. A named token needs the scope fuel:read.
         */
        get: operations["listBulkTanks"];
        put?: never;
        /**
         * Add a bulk tank
         * @description Add a bulk tank. A named token needs the scope fuel:write.
         */
        post: operations["createBulkTank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-tanks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bulk tank
         * @description Read a bulk tank. A named token needs the scope fuel:read.
         */
        get: operations["readBulkTank"];
        /**
         * Change a bulk tank
         * @description Changes what the body names. A tank with records keeps its unit, fuel and state.
         */
        put: operations["changeBulkTank"];
        post?: never;
        /**
         * Delete a bulk tank without withdrawals
         * @description Its deliveries and readings go with it, into the trash. One that vehicles were filled from is kept (409): set active to false instead.
         */
        delete: operations["deleteBulkTank"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-tanks/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries, readings and other fuel of a tank
         * @description Fills of your own vehicles are fuel purchases with this tank_id.
         */
        get: operations["listBulkTankEntries"];
        put?: never;
        /**
         * Record a delivery, a reading or other fuel
         * @description Record a delivery, a reading or other fuel. A named token needs the scope fuel:write.
         */
        post: operations["createBulkTankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-tanks/{id}/entries/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entry of a tank
         * @description Read an entry of a tank. A named token needs the scope fuel:read.
         */
        get: operations["readBulkTankEntry"];
        /**
         * Change an entry of a tank
         * @description Entries of a filed quarter, and those that a filed quarter’s withdrawals follow, are locked (409).
         */
        put: operations["changeBulkTankEntry"];
        post?: never;
        /**
         * Delete an entry of a tank
         * @description Delete an entry of a tank. A named token needs the scope fuel:write.
         */
        delete: operations["deleteBulkTankEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-tanks/{id}/reconciliation/{quarter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reconcile a tank over a quarter
         * @description Reconcile a tank over a quarter. A named token needs the scope fuel:read.
         */
        get: operations["reconcileBulkTank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vehicles
         * @description Active ones first, by unit. Columns to sort by: unit, make, model, vin.
         */
        get: operations["listEquipment"];
        put?: never;
        /**
         * Add a vehicle
         * @description Only the unit is needed; active is 1 unless it says otherwise.
         */
        post: operations["createEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equipment/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Defaults of a new vehicle
         * @description Defaults of a new vehicle. A named token needs the scope equipment:read.
         */
        get: operations["readNewEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equipment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a vehicle
         * @description Read a vehicle. A named token needs the scope equipment:read.
         */
        get: operations["readEquipment"];
        /**
         * Change a vehicle
         * @description Changes what the body names and keeps the rest; null empties a field, and a field that does not exist is a 422. PATCH is the same.
         */
        put: operations["changeEquipment"];
        post?: never;
        /**
         * Delete a vehicle without records
         * @description One that trips or fuel hang on is kept (409): make it inactive instead.
         */
        delete: operations["deleteEquipment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equipment/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vehicle with what its form needs
         * @description A vehicle with what its form needs. A named token needs the scope equipment:read.
         */
        get: operations["editEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imported files
         * @description Newest first.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Upload a file to import
         * @description CSV, XLSX, XLS, GPX, GeoJSON or the JSON of telematics reports, at most 20 MB. The header tells what it holds unless kind does. Nothing is recorded before it is accepted.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an import is, its columns and counts
         * @description How far an import is, its columns and counts. A named token needs the scope imports:read.
         */
        get: operations["readImport"];
        /**
         * Match the columns and check every row
         * @description The mapping names a field for each column, null to leave it out; without it the guess is used. The choices are remembered for the next file of the same header.
         */
        put: operations["checkImport"];
        post?: never;
        /**
         * Remove an import that has recorded nothing
         * @description Remove an import that has recorded nothing. A named token needs the scope imports:write.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import, with the errors of each
         * @description List the rows of an import, with the errors of each. A named token needs the scope imports:read.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the ready rows
         * @description Rows refused by the plan or a filed quarter stay; the same call retries them.
         */
        post: operations["acceptImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back everything that an import recorded
         * @description Records in a filed quarter are kept, with the state kept. An import that is still recording stops.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected telematics systems
         * @description List connected telematics systems. A named token needs the scope imports:read.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Connect Samsara, Motive or Geotab
         * @description Samsara and Motive take an API key, Geotab a database with user name and password. The access is tried at once and kept sealed. The miles by state of the running month and the one before are pulled now and every night. 503 where the system does not answer.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A connection with its months and vehicles
         * @description A connection with its months and vehicles. A named token needs the scope imports:read.
         */
        get: operations["readConnection"];
        put?: never;
        post?: never;
        /**
         * Remove a connection and its key
         * @description Trips that were recorded stay.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/pulls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pull the miles of a quarter
         * @description Its months that have begun, again where they were pulled before. Refused where the quarter is filed.
         */
        post: operations["pullConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which units the vehicles of a connection are
         * @description Vehicles that are not named keep their unit. Neither equipment_id nor left_out leaves it to VIN, unit number and plate. What was pulled and is not filed is pulled again where something changes.
         */
        put: operations["matchConnectionVehicles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/filings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every return that was filed
         * @description All versions of all quarters, newest first.
         */
        get: operations["listFilings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/filings/{quarter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a quarter stands
         * @description Filed, or what filing it on a day would come to, with interest and penalty where that is late.
         */
        get: operations["readFiling"];
        put?: never;
        /**
         * Mark a quarter as filed
         * @description Keeps its figures and locks its trips and fuel. Where it was opened again this files the amended return. 409 says what keeps it from being ready.
         */
        post: operations["fileQuarter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/filings/{quarter}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version with its exact figures
         * @description One version with its exact figures. A named token needs the scope reports:read.
         */
        get: operations["readFiledVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/filings/{quarter}/reopenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a filed quarter again
         * @description Unlocks its records for an amended return; the figures filed stay.
         */
        post: operations["reopenQuarter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quarter’s fuel tax and fuel as journal entries
         * @description By truck, with the accounts kept for the program. With type=file as the file it imports: CSV for QuickBooks Online and Xero, IIF for QuickBooks Desktop; 404 where there is nothing to post.
         */
        get: operations["readJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/journal/accounts/{program}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the accounts of the journal
         * @description Names for QuickBooks, codes for Xero. Names that are not sent stay as they are.
         */
        put: operations["saveJournalAccounts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quarter’s return
         * @description With type=pdf, excel or csv as a file. A file that takes longer than eight seconds is answered with 202 and the address to ask.
         */
        get: operations["readReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/list-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Periods and vehicles of the report
         * @description Periods and vehicles of the report. A named token needs the scope reports:read.
         */
        get: operations["readReportListData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the quarter’s audit file made
         * @description Have the quarter’s audit file made. A named token needs the scope reports:read.
         */
        post: operations["createAuditFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a file is
         * @description How far a file is. A named token needs the scope reports:read.
         */
        get: operations["readReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/files/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a finished file
         * @description The bytes of a finished file. A named token needs the scope reports:read.
         */
        get: operations["downloadReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/reconciliation/{quarter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Miles of each truck and month by source
         * @description Every truck with records in the quarter: trips, positions, odometer and fuel side by side.
         */
        get: operations["listReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/reconciliation/{quarter}/{equipment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One truck’s miles by source
         * @description With the days that are missing and the gaps between odometer readings.
         */
        get: operations["readReconciledTruck"];
        /**
         * Choose which miles of a truck count
         * @description From then on the return counts the trips of that source, and no others. Who chose, when and why is written down. 409 where the quarter is filed.
         */
        put: operations["chooseMileageSource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/reconciliation/{quarter}/{equipment}/missing-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill missing days from the other source
         * @description Trips of the other source on days that the one that counts does not have count from then on.
         */
        post: operations["takeMissingDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rates of a quarter
         * @description Columns to sort by: country, jurisdiction, value, surcharge_value.
         */
        get: operations["listRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/list-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Years and quarters with rates
         * @description Years and quarters with rates. For whoever is signed in.
         */
        get: operations["readRateListData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a rate
         * @description Rates are published by the administration: programs cannot write them (405).
         */
        get: operations["readRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public rates of the default quarter
         * @description Columns to sort by: country, jurisdiction, value, surcharge_value.
         */
        get: operations["listDemoRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo-rates/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public rates of a year’s default quarter
         * @description Columns to sort by: country, jurisdiction, value, surcharge_value.
         */
        get: operations["listDemoRatesOfYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo-rates/{year}/{quarter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public rates of a quarter
         * @description Columns to sort by: country, jurisdiction, value, surcharge_value.
         */
        get: operations["listDemoRatesOfQuarter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo-rates/filter-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Years and quarters with public rates
         * @description Years and quarters with public rates. Needs no sign-in.
         */
        get: operations["readDemoRateFilterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete a town or postal code
         * @description At most ten, best first. A term that is unknown or unfinished gives an empty list.
         */
        get: operations["findPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the town of an address in one line
         * @description At most ten, best first. A term that is unknown or unfinished gives an empty list.
         */
        get: operations["findAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/zip/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the area of a complete ZIP or Canadian code
         * @description At most ten, best first. A term that is unknown or unfinished gives an empty list.
         */
        get: operations["findPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/stops/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a calculation
         * @description Two to five stops, each with a city and state or a ZIP.
         */
        post: operations["startCalculation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/check-status/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far a calculation is
         * @description Ask after 1 s, 2 s, 4 s; stop at 60 s.
         */
        post: operations["checkCalculation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/run/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tax of a calculation
         * @description Gallons that are zero or no number are left out.
         */
        post: operations["runCalculation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/trip/{id}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the map of a calculation draws
         * @description What the map of a calculation draws. Needs no sign-in.
         */
        get: operations["readCalculationPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/form-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States and provinces of the form
         * @description States and provinces of the form. Needs no sign-in.
         */
        get: operations["readCalculatorFormData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/geo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete a town or postal code
         * @description At most ten, best first. A term that is unknown or unfinished gives an empty list.
         */
        get: operations["guestFindPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/geo/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the town of an address in one line
         * @description At most ten, best first. A term that is unknown or unfinished gives an empty list.
         */
        get: operations["guestFindAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calc/geo/zip/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the area of a complete ZIP or Canadian code
         * @description At most ten, best first. A term that is unknown or unfinished gives an empty list.
         */
        get: operations["guestFindPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List emails
         * @description Columns to sort by: subject, created_at.
         */
        get: operations["listEmails"];
        put?: never;
        /**
         * Send an email
         * @description The sender’s own address must be confirmed. At most 20 addresses in all.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the form of a new email needs
         * @description What the form of a new email needs. A named token needs the scope mail:read.
         */
        get: operations["readNewEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for an email
         * @description At most 10 MB: over 10485760 bytes gives "The file cannot exceed 10 MB".
         */
        post: operations["uploadEmailAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an email
         * @description Read an email. A named token needs the scope mail:read.
         */
        get: operations["readEmail"];
        put?: never;
        post?: never;
        /**
         * Take an email out of the list
         * @description What was sent stays sent, and cannot be changed: there is no PUT (405).
         */
        delete: operations["deleteEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An email with what its form needs
         * @description An email with what its form needs. A named token needs the scope mail:read.
         */
        get: operations["editEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email once more
         * @description Send an email once more. A named token needs the scope mail:write.
         */
        post: operations["resendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your requests and their answers
         * @description Your requests and their answers. A named token needs the scope support:read.
         */
        get: operations["listSupportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/limits-upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for doubled limits of the free plan
         * @description Ask for doubled limits of the free plan. A named token needs the scope support:write.
         */
        post: operations["requestLimitsUpgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a training session
         * @description Also at /support/training.
         */
        post: operations["requestTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a training session
         * @description The same as /training.
         */
        post: operations["requestSupportTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to our people
         * @description JSON, or multipart with files[].
         */
        post: operations["sendSupportEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description (OpenAPI 3.1)
         * @description This description (OpenAPI 3.1). Needs no sign-in.
         */
        get: operations["readDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutorials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tutorials
         * @description List the tutorials. Needs no sign-in.
         */
        get: operations["listTutorials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutorials/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tutorial
         * @description Read a tutorial. Needs no sign-in.
         */
        get: operations["readTutorial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutorials/view/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mark a tutorial as read
         * @description Mark a tutorial as read. For whoever is signed in.
         */
        get: operations["markTutorial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tutorials/view/{id}/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a view of a tutorial
         * @description Count a view of a tutorial. Needs no sign-in.
         */
        get: operations["countTutorialView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the features
         * @description List the features. Needs no sign-in.
         */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/features/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a feature, and count the view
         * @description Read a feature, and count the view. Needs no sign-in.
         */
        get: operations["viewFeature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages, subscription and usage
         * @description Packages, subscription and usage. A named token needs the scope billing:read.
         */
        get: operations["readBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The card provider’s public key
         * @description The card provider’s public key. A named token needs the scope billing:read.
         */
        get: operations["readBillingKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the card behind a token
         * @description A card that is refused is a 422 with error.message.
         */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/card/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a card the default
         * @description Make a card the default. A named token needs the scope billing:write.
         */
        put: operations["makeCardDefault"];
        post?: never;
        /**
         * Remove a card
         * @description The one that a subscription is paid with stays (409).
         */
        delete: operations["removeCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose a plan
         * @description The call stands for the authorization that the screen asks for. stripe_id is a card that is kept, stripe_token a new one. Where the bank wants to see the holder: 202 with confirmation_url.
         */
        put: operations["changeSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/subscription/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel at the end of the period
         * @description Cancel at the end of the period. A named token needs the scope billing:write.
         */
        put: operations["cancelSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/subscription/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause a monthly plan
         * @description From the end of the month that is paid for, for 1 to 6 months. Nothing is charged, the limits of the Free plan apply, and the plan resumes automatically. Before it begins another number of months replaces the first. 409 with the reason for a trial, a yearly plan, a canceled plan, or an open payment.
         */
        put: operations["pauseSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/subscription/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resume a paused plan
         * @description Before the pause begins it is withdrawn, and nothing is charged. Afterwards a new month begins now and is charged, less discount and credit. With amount_cents exactly that is charged, or nothing (409).
         */
        put: operations["resumeSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing/subscription/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a coupon
         * @description Apply a coupon. A named token needs the scope billing:write.
         */
        post: operations["applyCoupon"];
        /**
         * Clear the coupon that was applied
         * @description Clear the coupon that was applied. A named token needs the scope billing:write.
         */
        delete: operations["clearCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages of the payment provider
         * @description Proven by the signature over the bytes as they came (Stripe-Signature).
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{module}/get-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token for the extraction service
         * @description Works for an hour. Null until the module is activated.
         */
        get: operations["readExtractionToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{module}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the extractor on
         * @description Switch the extractor on. A named token needs the scope documents:write.
         */
        post: operations["activateExtraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{module}/check-activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the extractor is on
         * @description Whether the extractor is on. A named token needs the scope documents:read.
         */
        get: operations["checkExtractionActivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{module}/store-data-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep extracted data to make trips of
         * @description Keep extracted data to make trips of. A named token needs the scope documents:write.
         */
        post: operations["storeExtractedBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{module}/get-data-batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a batch
         * @description Read a batch. A named token needs the scope documents:read.
         */
        get: operations["readExtractedBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the service token stands for
         * @description Whom the service token stands for. For whoever is signed in.
         */
        get: operations["readServiceUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-multi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload rate confirmations
         * @description PDF, JPG, PNG or HEIC, at most 10 MB each, at most two. The extractor must be activated.
         */
        post: operations["uploadDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extract-multi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read uploaded files
         * @description Read uploaded files. For whoever is signed in.
         */
        post: operations["startExtraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-task/{taskId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a task is
         * @description Status 1 in progress, 2 success, 3 failure. Ask once a second.
         */
        get: operations["checkExtraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extracted-data-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was read of a file
         * @description What was read of a file. For whoever is signed in.
         */
        get: operations["readExtractedData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/inbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forwarded rate confirmations of a mail provider
         * @description A raw message (RFC 5322), with the installation’s mail secret as Bearer token. Not found where none is configured.
         */
        post: operations["receiveMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Webhooks are for owners of the carrier.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description An answer from 200 to 299 within ten seconds takes an event. Anything else is tried eight times within a day; after three days without a success the webhook is switched off. Redirects are not followed. What happens while it is off is recorded for 30 days and sent with POST /webhooks/{id}/replays when it is on again.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Read a webhook. A named token needs the scope webhooks:read.
         */
        get: operations["readWebhook"];
        /**
         * Change a webhook, or switch it on or off
         * @description What happens within 30 days after a webhook was switched off is recorded: deliveries with the status missed, as are events that waited to be tried again. Nothing of it is sent before POST /webhooks/{id}/replays. After a longer time read the lists with filter[updated_since] and GET /deletions, both since off_since.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Remove a webhook with its log
         * @description Remove a webhook with its log. A named token needs the scope webhooks:write.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new signing secret
         * @description Each secret that is replaced signs as well for 24 hours, up to ten of them; with ten in force a new one is a 429.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook, with every try
         * @description The last thirty days, newest first.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event once more
         * @description Send an event once more. A named token needs the scope webhooks:write.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what was missed
         * @description Sends every event of the last thirty days that the webhook did not take: those that failed, and those that happened while it was off. The oldest first, at most 500 by one call, and none of them twice. The webhook has to be on: otherwise 409.
         */
        post: operations["replayMissedWebhookEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "trip.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trips were added
         * @description Trips were added. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_trip_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trip.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trips were changed
         * @description Trips were changed. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_trip_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trip.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trips were deleted
         * @description Trips were deleted. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_trip_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trip.route_ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The miles of a trip are calculated
         * @description The miles of a trip are calculated. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_trip_route_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "trip.route_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No route was found for a trip
         * @description No route was found for a trip. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_trip_route_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fuel.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fuel purchases were added
         * @description Fuel purchases were added. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_fuel_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fuel.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fuel purchases were changed
         * @description Fuel purchases were changed. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_fuel_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fuel.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fuel purchases were deleted
         * @description Fuel purchases were deleted. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_fuel_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "receipt.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A fuel receipt was read
         * @description A fuel receipt was read. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_receipt_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "receipt.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A fuel receipt could not be read
         * @description A fuel receipt could not be read. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_receipt_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "equipment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vehicles were added
         * @description Vehicles were added. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_equipment_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "equipment.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vehicles were changed
         * @description Vehicles were changed. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_equipment_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "equipment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vehicles were deleted
         * @description Vehicles were deleted. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_equipment_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An import was accepted or undone
         * @description An import was accepted or undone. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_import_finished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An import failed
         * @description An import failed. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_import_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A rate confirmation was read
         * @description A rate confirmation was read. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_document_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A rate confirmation could not be read
         * @description A rate confirmation could not be read. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_document_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report file is ready
         * @description A report file is ready. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_report_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report file could not be made
         * @description A report file could not be made. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_report_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quarter.filed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quarter was marked as filed
         * @description A quarter was marked as filed. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_quarter_filed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quarter.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A filed quarter was opened again
         * @description A filed quarter was opened again. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_quarter_reopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The plan was changed
         * @description The plan was changed. Sent to your address by us: check the signature, and answer 2XX.
         */
        post: operations["on_subscription_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Billing: {
            stripeKey: string;
            /** @description No money moves. */
            test_billing: boolean;
            packages: {
                id: string;
                name: string;
                limit: number;
                stops_per_trip: number;
                price: number;
                price_cents: number;
                /** @constant */
                currency: "USD";
                /** @description The package paid by the year; null for the free one. */
                yearly: {
                    plan_id: string;
                    price: number;
                    price_cents: number;
                } | null;
            }[];
            subscription: {
                /** @description free where there is none. */
                id: string;
                package_id: string;
                package_name: string;
                /** @description What the next period is charged for: the package, paid by the month or the year. */
                plan_id: string;
                /** @enum {string} */
                interval: "month" | "year";
                status: string;
                display_status: string;
                limit: number;
                stops_per_trip: number;
                /** @description The package whose limits count now. */
                effective_package_id: string;
                cancel_at_period_end: boolean;
                current_period_end: string | null;
                /** @description Nothing is charged from then until then. null where no pause is set. */
                pause: {
                    /** Format: date-time */
                    from: string;
                    /** Format: date-time */
                    until: string;
                    in_force: boolean;
                } | null;
                trial: boolean;
                trial_days_left: number | null;
                latest_invoice: components["schemas"]["Invoice"] | null;
                invoices: components["schemas"]["Invoice"][];
            };
            payment_methods: {
                id: string;
                stripe_id: string;
                display_title: string;
                default: boolean;
            }[];
            coupon: {
                id: string;
                code: string | null;
                description: string | null;
            } | null;
            /** @description Trips of the last 30 days. */
            used: number;
        };
        BulkTank: {
            id: number;
            name: string;
            /** @enum {string} */
            fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            /**
             * @description Of the capacity and of every entry.
             * @enum {string}
             */
            unit: "gallon" | "litre";
            /** @description Exact decimal text in the unit of the tank. */
            capacity: string;
            city: string;
            /** @description Where the tax of withdrawals is credited. */
            state: string;
            /** @description Of fuel of which no delivery is recorded. */
            tax_paid: boolean;
            active: boolean;
            notes: string;
            revision: number;
            /** Format: date-time */
            updated_at: string;
        };
        BulkTankEntry: {
            id: number;
            tank_id: number;
            /**
             * @description delivery; reading: the stock measured at the end of the day; other: drawn for no vehicle of the fleet.
             * @enum {string}
             */
            kind: "delivery" | "reading" | "other";
            /**
             * Format: date
             * @description year-month-day
             */
            date: string;
            /** @description Exact decimal text in the unit of the tank. */
            quantity: string;
            supplier: string;
            invoice: string;
            /** @description Of a delivery. Withdrawals follow it, first delivered first drawn. */
            tax_paid: boolean;
            total: string | null;
            /** @description What was filled, of other fuel. */
            used_by: string;
            notes: string;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            quarter: number;
            revision: number;
            /** Format: date-time */
            updated_at: string;
        };
        BulkTankReconciliation: {
            tank_id: number;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            q: number;
            /** @enum {string} */
            unit: "gallon" | "litre";
            months: {
                /**
                 * Format: date
                 * @description year-month-day
                 */
                from: string;
                /**
                 * Format: date
                 * @description year-month-day
                 */
                to: string;
                /** @description Exact decimal text in the unit of the tank. */
                opening: string;
                /** @description Exact decimal text in the unit of the tank. */
                delivered: string;
                /** @description Exact decimal text in the unit of the tank. */
                delivered_tax_paid: string;
                /** @description Exact decimal text in the unit of the tank. */
                own_vehicles: string;
                /** @description Exact decimal text in the unit of the tank. */
                own_vehicles_tax_paid: string;
                /** @description Exact decimal text in the unit of the tank. */
                other: string;
                /** @description What readings found more (or less, negative) than the book. */
                difference: string;
                /** @description opening + delivered - own_vehicles - other + difference. */
                closing: string;
                measured_on: string | null;
                measured: string | null;
                questions: ("no-reading" | "not-opened" | "below-empty" | "over-capacity" | "difference")[];
            }[];
            total: {
                /**
                 * Format: date
                 * @description year-month-day
                 */
                from: string;
                /**
                 * Format: date
                 * @description year-month-day
                 */
                to: string;
                /** @description Exact decimal text in the unit of the tank. */
                opening: string;
                /** @description Exact decimal text in the unit of the tank. */
                delivered: string;
                /** @description Exact decimal text in the unit of the tank. */
                delivered_tax_paid: string;
                /** @description Exact decimal text in the unit of the tank. */
                own_vehicles: string;
                /** @description Exact decimal text in the unit of the tank. */
                own_vehicles_tax_paid: string;
                /** @description Exact decimal text in the unit of the tank. */
                other: string;
                /** @description What readings found more (or less, negative) than the book. */
                difference: string;
                /** @description opening + delivered - own_vehicles - other + difference. */
                closing: string;
                measured_on: string | null;
                measured: string | null;
                questions: ("no-reading" | "not-opened" | "below-empty" | "over-capacity" | "difference")[];
            };
        };
        Calculation: {
            id: string;
            uid: string;
            /** @enum {string} */
            status: "pending" | "ok" | "error";
            info: {
                quarter: number | null;
                year: number | null;
            };
            warnings: string[];
            message?: string;
            trip: {
                distance: number;
                display_distance: string;
                state_mileages: {
                    state: string;
                    state_name: string;
                    distance: number;
                    display_distance: string;
                }[];
            } | null;
            engine: string | null;
            attribution: string | null;
        };
        Carrier: {
            /** Format: uuid */
            id: string;
            legal_name: string;
            usdot: string | null;
            ifta_license: string | null;
            /** @description Account of the IRP registration. */
            irp_account: string | null;
            /** @description Fleet number of the IRP registration. */
            irp_fleet: string | null;
            /** @description What documents are printed on; null is Letter. */
            paper_size: ("letter" | "a4") | null;
            /** @description When the IFTA license began: quarters before are never late. Null where it is not given. */
            licensed_since: string | null;
            base_jurisdiction: string | null;
            /** @enum {string} */
            units: "us" | "metric";
            street: string | null;
            city: string | null;
            region: string | null;
            postal_code: string | null;
            contact_name: string | null;
            contact_email: string | null;
            /** @description Ten digits. */
            contact_phone: string | null;
            /** @description IANA name: decides which day is today. */
            time_zone: string;
            package_id: string;
            /** @description Invented records to try things on: nothing of it is real. */
            sandbox: boolean;
            /** @description False while the records of a sandbox are made: it can be read and not changed. Null of other carriers. */
            sandbox_ready: boolean | null;
            revision: number;
        };
        CarrierChoice: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer";
            /** @description The one that this sign-in or token works on. */
            current: boolean;
            /** @description Invented records to try things on: nothing of it is real. */
            sandbox: boolean;
        };
        ChangedRecords: {
            /** @description As the API names them. Read the records: what they say by now is what counts. */
            ids: string[];
        };
        Connection: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            system: "samsara" | "motive" | "geotab";
            /** @description Enough of the access to tell it from another one. */
            hint: string;
            /** @description Why nothing can be pulled until it has another access. */
            problem: string | null;
            /** Format: date-time */
            created_at: string;
            pulled_at: string | null;
        };
        Deletion: {
            /** @enum {string} */
            type: "trip" | "fuel" | "equipment";
            /** @description As the record had it: trips and fuel with their type digit. */
            id: string;
            /** Format: date-time */
            deleted_at: string;
        };
        Email: {
            id: number;
            uniqid: string;
            from: string;
            to: string[];
            cc: string[];
            bcc: string[];
            subject: string;
            body: string;
            template_body: string | null;
            tmpl_name: string | null;
            options: {
                statement_id?: string | null;
            } & {
                [key: string]: unknown;
            };
            attachments: {
                /** Format: uuid */
                alias: string;
                file_name: string;
                /** @description In KB. */
                file_size: string;
                url: string;
            }[];
            /** @description queued, sending, sent, bounced, failed or uncertain. */
            status: string;
            deliveries: {
                /** Format: date-time */
                sent_at: string;
                status: string;
                error: string | null;
            }[];
            /** Format: date-time */
            created_at: string;
        };
        Equipment: {
            id: number;
            /** @description The number you know the truck by. */
            unit: string;
            make: string | null;
            model: string | null;
            vin: string | null;
            year: number | null;
            active: 0 | 1;
            plate: string | null;
            base_jurisdiction: string | null;
            /** @enum {string} */
            fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            axles: number | null;
            registered_weight_pounds: number | null;
            combination_weight_pounds: number | null;
            /** @description The first day of these axles and weights. A change that names other ones and a later day keeps those of before in earlier_weights; mileage taxes divide the miles at that day. */
            weights_from: string | null;
            /** @description The axles and weights of before, in their order. */
            earlier_weights: {
                /** @description Null in the first one: as far back as the records go. */
                from: string | null;
                axles: number | null;
                registered_weight_pounds: number | null;
                combination_weight_pounds: number | null;
            }[];
            /** @description The odometers that the truck got in place of others, in the order of their days. */
            odometer_replacements: {
                /**
                 * Format: date
                 * @description The day on which the truck got the new odometer.
                 */
                on: string;
                /** @description The last reading of the old one. */
                last_reading: number;
                /** @description The first reading of the new one. */
                first_reading: number;
                /**
                 * @description What the readings are in.
                 * @enum {string}
                 */
                distance_unit: "mi" | "km";
            }[];
            recreational: boolean;
            height_inches: number | null;
            length_inches: number | null;
            width_inches: number | null;
            /** @description It usually carries hazardous materials with placards: routes keep to roads and tunnels that take them. A trip may say otherwise. */
            hazmat: boolean;
            /** @description What its tanks hold together, in whole US gallons. */
            tank_gallons: number | null;
            /** @description The same in whole liters: as you wrote it, where you wrote liters. A body names one of the two. */
            tank_liters: number | null;
            in_service_on: string | null;
            out_of_service_on: string | null;
            /**
             * @description Whether it is a qualified motor vehicle (R245), as far as its figures tell.
             * @enum {string}
             */
            qualified: "yes" | "no" | "unknown";
            qualified_reason: string;
            display_value: string;
            revision: number;
            /** Format: date-time */
            updated_at: string;
        };
        ExtractedData: {
            /** Format: uuid */
            id: string;
            title: string;
            trip_id: number | null;
            post_results: {
                extracted_points: {
                    type: string;
                    name: string | null;
                    street: string | null;
                    suggested_address: {
                        city: string | null;
                        state: string | null;
                        zip: string | null;
                    };
                    suggested_date: {
                        date: string | null;
                        time: string | null;
                    };
                    references: unknown[];
                    /** @description Where it is in the document. */
                    evidence: {
                        page: number;
                        text: string;
                    };
                }[];
                load_number: string | null;
                rate_cents: number | null;
                /** @description What else the document says of the load. */
                load_details: {
                    /** @enum {string} */
                    kind: "broker" | "mc" | "contact" | "equipment" | "commodity" | "weight" | "miles" | "charge" | "appointment" | "instructions";
                    value: string;
                    /** @description The sum of a charge. */
                    cents: number | null;
                    /** @description Which of the points it belongs to, from 0. */
                    stop: number | null;
                    /** @description Why to compare it with the page; null where nothing speaks against it. */
                    doubt: string | null;
                    evidence: {
                        page: number;
                        text: string;
                        /** @description Left, top, right and bottom in points from the upper left corner of the page. */
                        box: number[];
                    };
                }[];
                needs_review: boolean;
                flags: {
                    code: string;
                    message: string;
                }[];
            };
        };
        Feature: {
            id: number;
            title: string;
            short_description: string;
            youtube_video_id: string | null;
            /** @description By who is signed in. */
            viewed: boolean;
            /** @description HTML. Actions are in data-action: @ names a handler, # a path. */
            description: string;
            views: number;
        };
        FiledReturn: {
            /** Format: uuid */
            id: string;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            q: number;
            /** @description 1 is the original, each amended return one more. */
            version: number;
            amended: boolean;
            /**
             * Format: date
             * @description year-month-day
             */
            filed_on: string;
            paid_on: string | null;
            confirmation: string;
            notes: string;
            /** @enum {string} */
            currency: "USD" | "CAD";
            /** @description Decimal text with two places; negative for a credit. */
            net_tax: string;
            /** @description Decimal text with two places; negative for a credit. */
            interest: string;
            /** @description Decimal text with two places; negative for a credit. */
            penalty: string;
            /** @description Decimal text with two places; negative for a credit. */
            due: string;
            /** @description Of an amended return: what it adds to the version before. */
            difference: string | null;
            /** @description Decimal text with two places; negative for a credit. */
            credit_applied: string;
            /** @description What was to be paid in the end, less credit; negative is a credit. */
            to_pay: string;
            /** @enum {string} */
            credit_use: "carry" | "refund";
            reopened_at: string | null;
            reopen_reason: string | null;
        };
        FuelPurchase: {
            /** @description 2 and the number of the purchase: 2318 is purchase 318. */
            id: string;
            equipment_id: number | null;
            /**
             * Format: date
             * @description year-month-day
             */
            date: string;
            /** @description How much, in the unit it was bought in. */
            fuel_units: string;
            /** @enum {string} */
            unit: "gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3";
            /** @description The same by its short name; null where it is no volume. */
            volume_unit: ("gal" | "L") | null;
            /** @description Null of what is neither gallons nor liters: see fuel_units and unit. */
            gallons: string | null;
            /** @description What was paid. */
            fuel_amount: string | null;
            price_per_unit: string | null;
            /** @enum {string} */
            fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            city: string;
            state: string;
            zip: string;
            seller: string;
            reference: string;
            notes: string;
            tax_paid: boolean;
            /** @description Drawn from the carrier’s own tank. */
            bulk: boolean;
            /** @description The tank it was drawn from (GET /bulk-tanks). tax_paid then follows its deliveries. */
            tank_id: number | null;
            /** @description Of fuel_units the part without tax, where only a part of a withdrawal is tax-paid. */
            untaxed_units: string | null;
            receipt: {
                /** Format: uuid */
                id: string;
                name: string;
                content_type: string;
            } | null;
            display_equipment: string;
            /** @description MM/DD/YYYY */
            display_date: string;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            quarter: number;
            /** @description In a filed quarter: it cannot be changed. */
            persistent: boolean;
            revision: number;
            /** Format: date-time */
            updated_at: string;
        };
        FuelReceipt: {
            /** Format: uuid */
            id: string;
            name: string;
            content_type: string;
            size_bytes: number;
            /**
             * @description used: its purchase was made, or the one that was recorded before has it.
             * @enum {string}
             */
            status: "processing" | "read" | "failed" | "used";
            /** @description Why it could not be read. */
            problem: string | null;
            /** Format: date-time */
            created_at: string;
        };
        FuelReceiptProposal: {
            /** Format: uuid */
            id: string;
            name: string;
            content_type: string;
            size_bytes: number;
            /**
             * @description used: its purchase was made, or the one that was recorded before has it.
             * @enum {string}
             */
            status: "processing" | "read" | "failed" | "used";
            /** @description Why it could not be read. */
            problem: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description In the fields that recording takes; null where nothing was found, and before it is read. */
            proposal: {
                equipment_id: number | null;
                date: string | null;
                fuel_units: string | null;
                unit: string | null;
                fuel_type: string | null;
                city: string | null;
                state: string | null;
                zip: string | null;
                seller: string | null;
                reference: string | null;
                price_per_unit: string | null;
                fuel_amount: string | null;
            } | null;
            /** @description What a person should look at. */
            doubts: {
                field: string;
                message: string;
            }[];
            /** @description Sold with it, and no fuel of the truck: DEF, fuel of a reefer. */
            not_counted: {
                text: string;
                why: string;
            }[];
            /** @description Purchases that may be the same fill, such as the line of a card: attach the receipt to one of them. */
            matches: {
                /** @description 2 and the number of the purchase: 2318 is purchase 318. */
                id: string;
                equipment_id: number | null;
                display_equipment: string;
                /**
                 * Format: date
                 * @description year-month-day
                 */
                date: string;
                /** @description As it was entered, in `unit`. */
                fuel_units: string;
                /** @enum {string} */
                unit: "gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3";
                /** @description Null of what is measured in another unit. */
                gallons: string | null;
                city: string;
                state: string;
                seller: string;
                has_receipt: boolean;
            }[];
        };
        Import: {
            /** Format: uuid */
            id: string;
            /** @description trips, fuel, records, cards, positions; empty until the file was read. */
            kind: string;
            /**
             * @description mapping and preview wait for you; ask again while a step is in work.
             * @enum {string}
             */
            status: "reading" | "mapping" | "checking" | "preview" | "accepting" | "accepted" | "undoing" | "undone" | "failed";
            file_name: string;
            size_bytes: number;
            sha256: string;
            progress: number;
            stage: string;
            problem: string | null;
            columns: {
                header: string;
                /** @description What the column means: date, unit, quantity, miles:TX ...; null where it is left out. */
                field: string | null;
            }[];
            header_line: number | null;
            /** @description Other sheets of a workbook, with other columns: they are not read. */
            sheets_left_out: string[];
            options: {
                [key: string]: unknown;
            };
            /** @description Rows by state. */
            counts: {
                [key: string]: number;
            };
            /** Format: date-time */
            created_at: string;
            finished_at: string | null;
        };
        ImportRow: {
            line: number;
            /** @enum {string} */
            state: "good" | "bad" | "duplicate" | "aside" | "part" | "accepted" | "refused" | "kept" | "undone";
            cells: string[];
            /** @description Column from 0; null for the whole row. */
            errors: {
                column: number | null;
                message: string;
            }[];
            /** @description Why it was skipped, a duplicate, refused or kept. */
            reason: string;
            /** @description The trip or purchase made from it. */
            record_id: string | null;
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        Invoice: {
            id: string;
            display_number: string;
            display_date: string;
            display_total: string;
            display_status: string;
            status: string;
            total_cents: number;
            /** @description Sales tax, GST or HST in the total. */
            tax_cents: number;
            /** @description What is still to be paid. */
            due_cents: number;
            /** @description Taken from a card: the total less the credit that it used up. */
            paid_cents: number;
            /** @description What of that was given back. */
            refunded_cents: number;
            hosted_invoice_url: string | null;
            invoice_pdf: string | null;
        };
        Journal: {
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            q: number;
            /** @enum {string} */
            program: "quickbooks" | "quickbooks-desktop" | "xero";
            /**
             * Format: date
             * @description The last day of the quarter.
             */
            date: string;
            filed: boolean;
            /** @description False where a rate is missing: there is no tax to post yet. */
            complete: boolean;
            /**
             * @description Of all entries.
             * @enum {string}
             */
            currency: "USD" | "CAD";
            /** @description Fuel that is in no entry. */
            purchases_without_total: number;
            /** @description Fuel that was paid in the money of the other country: it is in no entry. */
            purchases_in_other_currency: {
                /** @enum {string} */
                currency: "USD" | "CAD";
                purchases: number;
                /** @description Decimal text with two places; negative for a credit. */
                total: string;
            } | null;
            /** @description Empty where there is nothing to post. */
            entries: {
                number: string;
                narration: string;
                /** @description Debits and credits are equal. */
                lines: {
                    account: string;
                    description: string;
                    /** @description Class or tracking option; null on the balancing line. */
                    truck: string | null;
                    debit: string | null;
                    credit: string | null;
                }[];
            }[];
        };
        JournalAccounts: {
            /** @enum {string} */
            program: "quickbooks" | "quickbooks-desktop" | "xero";
            tax_expense: string;
            interest_expense: string;
            tax_payable: string;
            fuel_expense: string;
            fuel_clearing: string;
            /** @description Xero alone. */
            tax_rate: string;
        };
        ListedRecord: {
            id: string;
            /** @enum {string} */
            type: "T" | "F";
            equipment_id: number | null;
            /**
             * Format: date
             * @description year-month-day
             */
            date: string;
            /** @description Of a trip. */
            end_date: string | null;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            quarter: number;
            /** @description One decimal, in distance_unit. */
            distance: number | null;
            state_mileages: {
                state: string;
                /** @description One decimal, in distance_unit. */
                distance: number | null;
                /** @description One decimal, in distance_unit. */
                exempt_distance: number | null;
                /** @description By a person. */
                corrected: boolean;
            }[];
            /** @description Of a purchase: how much, in the unit it was bought in. */
            fuel_units: string | null;
            unit: ("gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3") | null;
            /** @description Null of what is neither gallons nor liters. */
            gallons: string | null;
            fuel_type: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
            fuel_amount: string | null;
            price_per_unit: string | null;
            tax_paid: boolean | null;
            display_equipment: string;
            /** @description MM/DD/YYYY */
            display_date: string;
            details: string;
            states: string[];
            display_distance: string;
            /** @enum {string} */
            distance_unit: "mi" | "km";
            display_fuel: string;
            /** @enum {string} */
            volume_unit: "gal" | "L";
            /** @description Its share of the quarter’s tax; negative for a credit. */
            display_amount: "" | string;
            status: ("pending" | "ok" | "error") | null;
            route_recalc_status: ("pending" | "ok" | "error") | null;
            display_error: string;
            persistent: boolean;
            findings: {
                key: string;
                title: string;
                message: string;
                resolution: string | null;
            }[];
            revision: number;
            /** Format: date-time */
            updated_at: string;
        };
        Member: {
            /** Format: uuid */
            user_id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer";
            /** Format: date-time */
            since: string;
        };
        OpenConnection: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            system: "samsara" | "motive" | "geotab";
            /** @description Enough of the access to tell it from another one. */
            hint: string;
            /** @description Why nothing can be pulled until it has another access. */
            problem: string | null;
            /** Format: date-time */
            created_at: string;
            pulled_at: string | null;
            /** @description The latest first. */
            months: {
                /** @description 2026-07 */
                month: string;
                /**
                 * @description asks and held wait for a person, on the page of the connection. moved: reported otherwise since its quarter was filed; see moved.
                 * @enum {string}
                 */
                status: "pulling" | "replacing" | "importing" | "done" | "asks" | "held" | "undone" | "moved" | "failed";
                problem: string | null;
                import_id: string | null;
                /** @description Lines of its import by state. */
                rows: {
                    [key: string]: number;
                };
                /** @description Miles of a filed quarter that the system reports otherwise now. Nothing filed is changed: reopen the quarter, pull it again and file an amended return. */
                moved: {
                    unit: string;
                    state: string;
                    /** @description As recorded before the quarter was filed, one decimal. */
                    recorded_miles: number;
                    /** @description As the system reports now, one decimal. */
                    reported_miles: number;
                }[];
                /**
                 * Format: date
                 * @description From when the system no longer changes the figures, as far as it says.
                 */
                settled_on: string;
                pulled_at: string | null;
            }[];
            vehicles: {
                /** @description As the system calls it. */
                vehicle_id: string;
                name: string;
                vin: string;
                plate: string;
                /** @description As chosen, else by VIN, unit number or plate. Null: its miles stay out. */
                equipment_id: number | null;
                /** @description Whether a person or a program has said what it is. */
                chosen: boolean;
                left_out: boolean;
            }[];
        };
        Place: {
            id: string;
            label: string;
            value: string;
            city: string;
            state: string;
            zip: string;
            /** @enum {string} */
            country: "US" | "CA";
            lat: number;
            lon: number;
        };
        Problem: {
            status: number;
            /**
             * @description Tells failures apart; stays when the message is bettered.
             * @enum {string}
             */
            code: "bad_request" | "unauthenticated" | "forbidden" | "insufficient_scope" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "idempotency_key_in_use" | "length_required" | "precondition_failed" | "too_large" | "unsupported_media_type" | "invalid" | "plan_limit" | "idempotency_key_reused" | "too_many_requests" | "headers_too_large" | "internal" | "unavailable" | "busy";
            message: string;
            /** @description Messages by field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Texts that may have been meant, by stop or field: each one is understood there. */
            choices?: {
                [key: string]: string[];
            };
            /** @description Of a card that was refused. */
            error?: {
                message: string;
            };
            /** @description The record as it is now, where another one changed it. */
            current?: unknown;
            /** @description Also in the header X-Request-Id. */
            requestId: string;
        };
        Rate: {
            id: number;
            /** @enum {string} */
            country: "US" | "CA";
            jurisdiction: string;
            jurisdiction_name: string;
            year: number;
            quarter: number;
            /** @enum {string} */
            fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            /** @description Decimal text with the published digits; null for no rate, or not known. */
            value: string | null;
            /** @description Decimal text with the published digits; null for no rate, or not known. */
            surcharge_value: string | null;
            /** @description Decimal text with the published digits; null for no rate, or not known. */
            value_cad: string | null;
            /** @description Decimal text with the published digits; null for no rate, or not known. */
            surcharge_value_cad: string | null;
            unit: string;
            /** @description final, preliminary, reconstructed: check before filing. */
            status: string;
            /** Format: date */
            effective_from: string;
        };
        ReconciledTruck: {
            equipment_id: number;
            unit: string;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            q: number;
            /** @enum {string} */
            distance_unit: "mi" | "km";
            /** @description Null where nobody chose: all trips count. */
            source: ("trips" | "positions") | null;
            reason: string;
            chosen_by: string | null;
            chosen_at: string | null;
            /** @description Both sources have miles, both count, and nobody chose. */
            to_choose: boolean;
            months: {
                /** @description Of trips that were entered, imported or sent with their miles. */
                trips: number;
                /** @description Of trips made of positions. */
                positions: number;
                /** @description Of trips recorded to explain miles. */
                added: number;
                /** @description What the return counts. Sources are never added up unless nobody chose. */
                counted: number;
                /** @description Null without two readings in order. */
                odometer: number | null;
                /** @description The odometer less what counts. */
                difference: number | null;
                /** @description Decimal text with three places. */
                gallons: string;
                /** @description Decimal text with two places. */
                miles_per_gallon: string | null;
                /** @description 2026-07 */
                month: string;
            }[];
            total: {
                /** @description Of trips that were entered, imported or sent with their miles. */
                trips: number;
                /** @description Of trips made of positions. */
                positions: number;
                /** @description Of trips recorded to explain miles. */
                added: number;
                /** @description What the return counts. Sources are never added up unless nobody chose. */
                counted: number;
                /** @description Null without two readings in order. */
                odometer: number | null;
                /** @description The odometer less what counts. */
                difference: number | null;
                /** @description Decimal text with three places. */
                gallons: string;
                /** @description Decimal text with two places. */
                miles_per_gallon: string | null;
            };
            /** @description The quarter is filed: nothing of it can be changed. */
            filed: boolean;
            /** @description Days of which something says that the truck ran, and no trip that counts does. */
            missing_days: {
                /**
                 * Format: date
                 * @description year-month-day
                 */
                date: string;
                trips: boolean;
                positions: boolean;
                fuel: boolean;
            }[];
            /** @description Trips of the other source that would fill missing days. */
            trips_to_take: number;
            odometer_gaps: {
                before_trip_id: string;
                /**
                 * Format: date
                 * @description year-month-day
                 */
                before_date: string;
                after_trip_id: string;
                /**
                 * Format: date
                 * @description year-month-day
                 */
                after_date: string;
                /** @description One decimal, in distance_unit. */
                distance: number;
            }[];
        };
        RelatedData: {
            equipment: ({
                id: string | number;
                value: string;
            } & {
                [key: string]: unknown;
            })[];
            us_states: ({
                id: string | number;
                value: string;
            } & {
                [key: string]: unknown;
            })[];
            fuel_types: ({
                id: string | number;
                value: string;
            } & {
                [key: string]: unknown;
            })[];
            units: ({
                id: string | number;
                value: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        Report: {
            info: {
                quarter: number;
                year: number;
                period: string;
                base_jurisdiction: string | null;
                /** @enum {string} */
                currency: "USD" | "CAD";
                /** @enum {string} */
                distance_unit: "mi" | "km";
                /** Format: date */
                due_date: string;
                /** @enum {string} */
                state: "unlicensed" | "collecting" | "blocked" | "ready" | "filed";
                /** @description False where a rate is missing: the sums are then null. */
                complete: boolean;
                /** @description Names of the jurisdictions whose tax is not computed. */
                missing: string[];
                rate_status: ("final" | "preliminary" | "reconstructed" | "entered" | "missing") | null;
                rate_source: string;
                filed: {
                    version: number;
                    filedOn: string;
                    confirmation: string;
                } | null;
                /** @description Jurisdictions whose rates were published differently since the return was filed. */
                moved_rates: string[];
            };
            equipment: {
                display_value: string;
            } | null;
            warnings: string[];
            notes: string[];
            data: {
                title: string;
                unit: string | null;
                /** @enum {string} */
                fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
                fuel_unit: string;
                fuel_total: number;
                consumption: string | null;
                consumption_unit: string;
                data: {
                    state: string;
                    state_name: string;
                    /**
                     * @description A surcharge is on a line of its own; outside is a jurisdiction that is no member.
                     * @enum {string}
                     */
                    line: "tax" | "surcharge" | "outside";
                    /** @description Where the rate changed inside the quarter. */
                    period: string | null;
                    rate: string | null;
                    rate_status: ("final" | "preliminary" | "reconstructed" | "entered" | "missing") | null;
                    miles: number;
                    taxable_miles: number;
                    fuel_purchased: number;
                    fuel_consumed: number | null;
                    fuel_taxable: number | null;
                    tax_amount: string | null;
                    interest: string | null;
                }[];
                totals: {
                    count: number;
                    consumption: string | null;
                    miles: number;
                    taxable_miles: number;
                    fuel_purchased: number;
                    fuel_consumed: number;
                    fuel_taxable: number;
                    /** @description Null where the tax of a line is not computed. */
                    tax_amount: string | null;
                };
            }[];
            totals: {
                miles: number;
                tax: string | null;
                surcharge: string | null;
                interest: string | null;
                penalty: string | null;
                /** @description All of it, before credit. */
                tax_amount: string | null;
                /** @description Of an amended return: what it adds to the version before. */
                difference: string | null;
                /** @description Decimal text with two places; negative for a credit. */
                credit_applied: string;
                /** @description What is to be paid in the end; negative is a credit. */
                to_pay: string | null;
                /** @description Late and not filed: interest and penalty are those of this day. */
                as_of: string | null;
            };
            recordsTotal: number;
            recordsFiltered: number;
            input: {
                start: number;
                length: number;
            };
        };
        ReportFile: {
            /** Format: uuid */
            id: string;
            type: string;
            /** @enum {string} */
            status: "queued" | "running" | "ready" | "failed";
            progress: number;
            stage: string;
            error: string | null;
            file_name: string;
            /** @description Bytes. */
            file_size: number | null;
            sha256: string | null;
            /** @description Where it can be fetched, once it is ready. */
            url: string | null;
        };
        ReturnDifference: {
            fuel_type: string;
            state: string;
            /** @description Where the rate changed inside the quarter. */
            from: string | null;
            miles: number;
            taxable_miles: number;
            fuel_consumed: number | null;
            fuel_purchased: number;
            tax_amount: string | null;
            surcharge: string | null;
            interest: string | null;
        };
        SupportRequest: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "limits" | "training" | "message";
            /** @enum {string} */
            status: "open" | "in_progress" | "granted" | "done" | "declined";
            answer: string | null;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            attachments: {
                /** Format: uuid */
                id: string;
                file_name: string;
                file_size: string;
            }[];
        } & {
            [key: string]: unknown;
        };
        Token: {
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @description Seconds. */
            expires_in: number;
        };
        Trip: {
            /** @description 1 and the number of the trip: 142 is trip 42. */
            id: string;
            equipment_id: number | null;
            /**
             * Format: date
             * @description year-month-day
             */
            date: string;
            /**
             * Format: date
             * @description year-month-day
             */
            end_date: string;
            driver: string;
            reference: string;
            highways: string;
            notes: string;
            /** @description One decimal, in distance_unit. */
            odometer_start: number | null;
            /** @description One decimal, in distance_unit. */
            odometer_end: number | null;
            /**
             * @description Entered by its stops, or by odometer readings at the state lines.
             * @enum {string}
             */
            entry: "stops" | "odometer";
            /** @description Hazardous materials on board, with placards; null: as the truck (`hazmat` of the equipment). */
            hazmat: boolean | null;
            extracted_data_id: string | null;
            route: {
                city: string;
                state: string;
                zip: string;
                /** @description Driven through, not stopped at. */
                via: boolean;
            }[];
            /** @description How the road was asked for; nothing of it is the fastest one. */
            road: {
                /** @description Highways that it was made to use. */
                via: string[];
                avoid_tolls: boolean;
                shortest: boolean;
                /** @description Why the road that was asked for last could not be found; the one before it stands. */
                refused: string;
            };
            state_lines: {
                state: string;
                /** @description One decimal, in distance_unit. */
                odometer: number | null;
            }[];
            state_mileages: {
                state: string;
                /** @description One decimal, in distance_unit. */
                distance: number | null;
                display_distance: string;
                /** @description What the route says, where a person has corrected it. */
                routed_distance: number | null;
                corrected: boolean;
                /** @description One decimal, in distance_unit. */
                exempt_distance: number | null;
                exempt_reason: string;
                /** @description Why the miles were corrected. */
                reason: string;
            }[];
            display_route: {
                city: string;
                state: string;
                zip: string;
                /** @description From the stop before. */
                prev_distance: number | null;
            }[];
            trip_details: {
                from: string;
                to: string;
                /** @description One decimal, in distance_unit. */
                distance: number | null;
                minutes: number | null;
            }[];
            /** @description On toll roads; null where there is no route. */
            toll_distance: number | null;
            /** @description The same by state. */
            toll_mileages: {
                state: string;
                /** @description One decimal, in distance_unit. */
                distance: number | null;
            }[];
            /** @description Crossed on the way: their miles are not driven, and in no other figure. */
            ferries: {
                highway: string;
                /** @description One decimal, in distance_unit. */
                distance: number | null;
            }[];
            /** @description "Follows I-55, I-57, US-67." */
            reason: string;
            /** @description One decimal, in distance_unit. */
            distance: number | null;
            /**
             * @description What every distance here is in. Name it in a body or the address; else the carrier’s own.
             * @enum {string}
             */
            distance_unit: "mi" | "km";
            display_distance: string;
            /** @enum {string} */
            status: "pending" | "ok" | "error";
            /**
             * @description While pending, read the trip again after 1 s, 2 s, 4 s.
             * @enum {string}
             */
            route_recalc_status: "pending" | "ok" | "error";
            recalc_exists: boolean;
            display_error: string;
            display_equipment: string;
            /** @description MM/DD/YYYY */
            display_date: string;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            quarter: number;
            /** @description In a filed quarter: it cannot be changed. */
            persistent: boolean;
            /** @description Rises with every change. Send it, or If-Match, to change only what you read. */
            revision: number;
            /**
             * Format: date-time
             * @description Of the last change, its route included.
             */
            updated_at: string;
        };
        TruckMiles: {
            equipment_id: number;
            unit: string;
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            q: number;
            /** @enum {string} */
            distance_unit: "mi" | "km";
            /** @description Null where nobody chose: all trips count. */
            source: ("trips" | "positions") | null;
            reason: string;
            chosen_by: string | null;
            chosen_at: string | null;
            /** @description Both sources have miles, both count, and nobody chose. */
            to_choose: boolean;
            months: {
                /** @description Of trips that were entered, imported or sent with their miles. */
                trips: number;
                /** @description Of trips made of positions. */
                positions: number;
                /** @description Of trips recorded to explain miles. */
                added: number;
                /** @description What the return counts. Sources are never added up unless nobody chose. */
                counted: number;
                /** @description Null without two readings in order. */
                odometer: number | null;
                /** @description The odometer less what counts. */
                difference: number | null;
                /** @description Decimal text with three places. */
                gallons: string;
                /** @description Decimal text with two places. */
                miles_per_gallon: string | null;
                /** @description 2026-07 */
                month: string;
            }[];
            total: {
                /** @description Of trips that were entered, imported or sent with their miles. */
                trips: number;
                /** @description Of trips made of positions. */
                positions: number;
                /** @description Of trips recorded to explain miles. */
                added: number;
                /** @description What the return counts. Sources are never added up unless nobody chose. */
                counted: number;
                /** @description Null without two readings in order. */
                odometer: number | null;
                /** @description The odometer less what counts. */
                difference: number | null;
                /** @description Decimal text with three places. */
                gallons: string;
                /** @description Decimal text with two places. */
                miles_per_gallon: string | null;
            };
        };
        Tutorial: {
            id: number;
            title: string;
            short_description: string;
            youtube_video_id: string | null;
            /** @description By who is signed in. */
            viewed: boolean;
            viewed_at: string | null;
            counter: number;
            /** @description HTML; where one tutorial is read. */
            content?: string;
        };
        UploadedFile: {
            /** Format: uuid */
            id: string;
            url: string;
            title: string;
            /** @enum {string} */
            processing_status: "uploaded" | "processing" | "ready" | "review" | "failed";
            display_processing_status: string;
            extracted_data_id: string | null;
            trip_id: number | null;
            error: string | null;
        };
        User: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            email_confirmed: boolean;
            offers: {
                /** @enum {string} */
                type: "UPGRADE_FREE_LIMITS_REQUEST" | "ONBOARDING_REQUEST";
            }[];
            list_roles: string[];
            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
            current_quarter: number;
            hasUpgradeFreeLimitsOffer: boolean;
            hasOnboardingRequest: boolean;
            /** @description The carrier this sign-in works on. */
            carrier: {
                /** Format: uuid */
                id: string;
                name: string;
                role: ("owner" | "editor" | "viewer") | null;
            } | null;
            carriers: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "editor" | "viewer";
            }[];
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: ("trip.created" | "trip.changed" | "trip.deleted" | "trip.route_ready" | "trip.route_failed" | "fuel.created" | "fuel.changed" | "fuel.deleted" | "receipt.ready" | "receipt.failed" | "equipment.created" | "equipment.changed" | "equipment.deleted" | "import.finished" | "import.failed" | "document.ready" | "document.failed" | "report.ready" | "report.failed" | "quarter.filed" | "quarter.reopened" | "subscription.changed")[];
            active: boolean;
            disabled_reason: string | null;
            /** @description Null while it is on. */
            off_since: string | null;
            failing_since: string | null;
            secret_ending: string;
            /** Format: date-time */
            created_at: string;
        };
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The same in every replay.
             */
            event_id: string;
            type: string;
            /**
             * @description missed: not sent, or not tried again, because the webhook was off.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "missed" | "cancelled";
            tries: number;
            next_at: string | null;
            /** Format: date-time */
            created_at: string;
            attempts: {
                number: number;
                /** Format: date-time */
                at: string;
                status: number | null;
                milliseconds: number;
                error: string;
                /** @description The beginning of the answer. */
                response: string;
            }[];
        };
    };
    responses: {
        /** @description The request could not be read: no valid JSON, no object, or a header that cannot be. */
        400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that does not work, or no longer. */
        401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description You may not do that: the role or the token may only read, or something must be switched on first. */
        403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or it is someone else’s. */
        404: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The address does not take this method; Allow names those it takes. */
        405: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body did not arrive in time, or only drop by drop. */
        408: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with something: a newer revision, a filed quarter, a name that is taken, the same Idempotency-Key still running. */
        409: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The length of the body is missing. */
        411: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The record is no longer the one that If-Match names. */
        412: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too much at once. */
        413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Send JSON, or the kind of form that the call names. */
        415: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The data was invalid; errors says what is wrong with which field. Also a limit of the plan, and an Idempotency-Key of another request. */
        422: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; Retry-After says how long to wait. */
        429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong here. Tell support the request id. */
        500: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something this call needs is not there for a moment; Retry-After says when to try again. */
        503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
        idempotencyKey: string;
        /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
        ifMatch: string;
        /** @description The ETag you have. 304 without a body where it is still the same. */
        ifNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Name of this request in our log. Tell it to support. */
        "X-Request-Id": string;
        /** @description The version that answered. See the changes in the reference. */
        "API-Version": string;
        /** @description What is left: "api";r=599;t=60 (requests, seconds until the count begins anew). */
        RateLimit: string;
        /** @description The limit: "api";q=600;w=60 (requests in a window of seconds). */
        "RateLimit-Policy": string;
        /** @description Seconds to wait. */
        "Retry-After": number;
        /** @description Version of the answer, for If-None-Match and If-Match. */
        ETag: string;
        /** @description The methods of this address. */
        Allow: string;
        /** @description true where this is the answer of an earlier request with the same key. */
        "Idempotency-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    remember?: boolean | number | string | null;
                    /** @description For accounts with two-step verification: six digits of the authenticator app, or a recovery code. */
                    otp?: string;
                    /**
                     * Format: uuid
                     * @description The carrier to work on; the one of the last sign-in unless given. See /carriers.
                     */
                    carrier_id?: string;
                } | {
                    email: string;
                    code: string;
                    remember?: boolean | number | string | null;
                    /** @description For accounts with two-step verification: six digits of the authenticator app, or a recovery code. */
                    otp?: string;
                    /**
                     * Format: uuid
                     * @description The carrier to work on; the one of the last sign-in unless given. See /carriers.
                     */
                    carrier_id?: string;
                };
            };
        };
        responses: {
            /** @description The token and how long it works. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    requestSignInCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The message for the person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    password: string;
                    password_confirmation: string;
                    /** @description Time zone of the carrier, such as America/Chicago. */
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description The token of the new account. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, their carriers and offers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        access_token?: string;
                        /** @constant */
                        token_type?: "Bearer";
                        expires_in?: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token?: string;
                        /** @enum {string} */
                        token_type: "Bearer" | "cookie";
                        expires_in: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same for every address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    token: string;
                    password: string;
                    password_confirmation: string;
                    /** @description For accounts with two-step verification: six digits of the authenticator app, or a recovery code. */
                    otp?: string;
                };
            };
        };
        responses: {
            /** @description The token of the new session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @constant */
                        token_type: "Bearer";
                        /** @description Seconds. */
                        expires_in: number;
                        message: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    startProviderSignIn: {
        parameters: {
            query?: {
                action?: "registration" | "link";
                /** @description The page of this application to go to afterwards. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description google, microsoft, or the provider of this installation. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider, or back to the login page. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Where to go. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    returnFromProvider: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
            };
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Into the application, or back to the login page. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Where to go. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listCarriers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarrierChoice"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createCarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description Your sandbox. It has a name of its own. */
                    sandbox?: boolean;
                };
            };
        };
        responses: {
            /** @description The carrier. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarrierChoice"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    chooseCarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarrierChoice"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox, which is being reset. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarrierChoice"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readCarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier worked on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carrier"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeCarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    legal_name?: string;
                    usdot?: (string | null) | null;
                    ifta_license?: (string | null) | null;
                    irp_account?: (string | null) | null;
                    irp_fleet?: (string | null) | null;
                    paper_size?: string | null;
                    licensed_since?: string | null;
                    base_jurisdiction?: string | null;
                    /** @enum {string} */
                    units?: "us" | "metric";
                    street?: (string | null) | null;
                    city?: (string | null) | null;
                    region?: string | null;
                    postal_code?: (string | null) | null;
                    contact_name?: (string | null) | null;
                    contact_email?: string | null;
                    contact_phone?: string | null;
                    time_zone?: string;
                    /** @description The revision you read; 409 where it is no longer the last. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carrier"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members, and invitations that are open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            members: components["schemas"]["Member"][];
                            invitations: components["schemas"]["Invitation"][];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @enum {string} */
                    role: "owner" | "editor" | "viewer";
                };
            };
        };
        responses: {
            /** @description Who was invited. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "owner" | "editor" | "viewer";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readAuditTrail: {
        parameters: {
            query?: {
                /** @description trip, fuel, equipment, tokens, exports, people or filing. Everything unless given. */
                what?: string;
                /** @description The id of a person who works on the carrier. */
                who?: string;
                /** @description First day, in the time zone of the carrier. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trail. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listRecords: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
                /** @description 20263, or a digit beside filter[year]. */
                "filter[quarter]"?: string;
                "filter[year]"?: string;
                "filter[type]"?: "trip" | "fuel" | "T" | "F";
                "filter[equipment_id]"?: number;
                "filter[date_from]"?: string;
                "filter[date_to]"?: string;
                "filter[status]"?: "pending" | "ok" | "error";
                /** @description A state or province that the record touches; repeat it for several. */
                "filter[state][]"?: string;
                /** @description What was made or changed at this moment or later; of trips their routes too. What was deleted is in the list of deletions. */
                "filter[updated_since]"?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedRecord"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createTrip: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    equipment_id?: string | number | null;
                    date: string | null;
                    end_date?: string | null;
                    driver?: string | null;
                    reference?: string | null;
                    highways?: string | null;
                    notes?: string | null;
                    odometer_start?: string | number | null;
                    odometer_end?: string | number | null;
                    entry?: ("stops" | "odometer") | null;
                    hazmat?: ((boolean | ("yes" | "no" | "")) | null) | null;
                    extracted_data_id?: ((string | "") | null) | null;
                    idempotency_key?: ((string | "") | null) | null;
                    /** @description The stops in order, at least two with a state or ZIP. */
                    route?: {
                        city?: string | null;
                        state?: string | null;
                        zip?: string | null;
                        via?: (boolean | 0 | 1 | ("0" | "1" | "")) | null;
                    }[];
                    /** @description Odometer readings where the trip entered each state, instead of stops. */
                    state_lines?: {
                        state: string;
                        odometer: string | number;
                    }[];
                    /** @description Corrections of the states that are named; the others keep their miles. */
                    state_mileages?: {
                        state?: string | null;
                        distance?: string | number | null;
                        exempt_distance?: string | number | null;
                        exempt_reason?: string | null;
                        reason?: string | null;
                    }[];
                    /**
                     * @description What the distances of the body are in; else the carrier’s own.
                     * @enum {string}
                     */
                    distance_unit?: "mi" | "km";
                };
            };
        };
        responses: {
            /** @description The trip, and the quarter it counts in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description What a client should do next. */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description 1 and the number of the trip: 142 is trip 42. */
                            id: string;
                            equipment_id: number | null;
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            date: string;
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            end_date: string;
                            driver: string;
                            reference: string;
                            highways: string;
                            notes: string;
                            /** @description One decimal, in distance_unit. */
                            odometer_start: number | null;
                            /** @description One decimal, in distance_unit. */
                            odometer_end: number | null;
                            /**
                             * @description Entered by its stops, or by odometer readings at the state lines.
                             * @enum {string}
                             */
                            entry: "stops" | "odometer";
                            /** @description Hazardous materials on board, with placards; null: as the truck (`hazmat` of the equipment). */
                            hazmat: boolean | null;
                            extracted_data_id: string | null;
                            route: {
                                city: string;
                                state: string;
                                zip: string;
                                /** @description Driven through, not stopped at. */
                                via: boolean;
                            }[];
                            /** @description How the road was asked for; nothing of it is the fastest one. */
                            road: {
                                /** @description Highways that it was made to use. */
                                via: string[];
                                avoid_tolls: boolean;
                                shortest: boolean;
                                /** @description Why the road that was asked for last could not be found; the one before it stands. */
                                refused: string;
                            };
                            state_lines: {
                                state: string;
                                /** @description One decimal, in distance_unit. */
                                odometer: number | null;
                            }[];
                            state_mileages: {
                                state: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                                display_distance: string;
                                /** @description What the route says, where a person has corrected it. */
                                routed_distance: number | null;
                                corrected: boolean;
                                /** @description One decimal, in distance_unit. */
                                exempt_distance: number | null;
                                exempt_reason: string;
                                /** @description Why the miles were corrected. */
                                reason: string;
                            }[];
                            display_route: {
                                city: string;
                                state: string;
                                zip: string;
                                /** @description From the stop before. */
                                prev_distance: number | null;
                            }[];
                            trip_details: {
                                from: string;
                                to: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                                minutes: number | null;
                            }[];
                            /** @description On toll roads; null where there is no route. */
                            toll_distance: number | null;
                            /** @description The same by state. */
                            toll_mileages: {
                                state: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                            }[];
                            /** @description Crossed on the way: their miles are not driven, and in no other figure. */
                            ferries: {
                                highway: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                            }[];
                            /** @description "Follows I-55, I-57, US-67." */
                            reason: string;
                            /** @description One decimal, in distance_unit. */
                            distance: number | null;
                            /**
                             * @description What every distance here is in. Name it in a body or the address; else the carrier’s own.
                             * @enum {string}
                             */
                            distance_unit: "mi" | "km";
                            display_distance: string;
                            /** @enum {string} */
                            status: "pending" | "ok" | "error";
                            /**
                             * @description While pending, read the trip again after 1 s, 2 s, 4 s.
                             * @enum {string}
                             */
                            route_recalc_status: "pending" | "ok" | "error";
                            recalc_exists: boolean;
                            display_error: string;
                            display_equipment: string;
                            /** @description MM/DD/YYYY */
                            display_date: string;
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            quarter: number;
                            /** @description In a filed quarter: it cannot be changed. */
                            persistent: boolean;
                            /** @description Rises with every change. Send it, or If-Match, to change only what you read. */
                            revision: number;
                            /**
                             * Format: date-time
                             * @description Of the last change, its route included.
                             */
                            updated_at: string;
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            current_quarter: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteRecords: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: (string | number)[] | string;
                    /** @description Of one record: what you read of it. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description How many were deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            trips: number;
                            fuel: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readTripListData: {
        parameters: {
            query?: {
                /** @description 20263, or all; the current quarter unless given. */
                quarter?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Filter, quarters, the four figures, and what forms need. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            filter: {
                                quarter: number | null;
                                year: number | null;
                            };
                            quarters: ({
                                id: string | number;
                                value: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            informers: {
                                total_ifta_miles: string;
                                /** @description Null, as is what follows, without fuel:read. */
                                total_gallons: string | null;
                                avg_miles_galons: string | null;
                                total_tax_due: string | null;
                            };
                            /** @description Trips of the last 30 days. */
                            used: number;
                            limit: number;
                            extracted_data_batch: unknown | null;
                            related: components["schemas"]["RelatedData"];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readNewTrip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today, and what the form needs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            date: string;
                            related: components["schemas"]["RelatedData"];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readTrip: {
        parameters: {
            query?: {
                /** @description What its distances are given in; else the carrier’s own. */
                distance_unit?: "mi" | "km";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description 1 and the number of the trip: 142 is trip 42. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip, or the purchase. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trip"] | components["schemas"]["FuelPurchase"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeTrip: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description 1 and the number of the trip: 142 is trip 42. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    equipment_id?: string | number | null;
                    date?: string | null;
                    end_date?: string | null;
                    driver?: string | null;
                    reference?: string | null;
                    highways?: string | null;
                    notes?: string | null;
                    odometer_start?: string | number | null;
                    odometer_end?: string | number | null;
                    entry?: ("stops" | "odometer") | null;
                    hazmat?: ((boolean | ("yes" | "no" | "")) | null) | null;
                    extracted_data_id?: ((string | "") | null) | null;
                    idempotency_key?: ((string | "") | null) | null;
                    /** @description The stops in order, at least two with a state or ZIP. */
                    route?: {
                        city?: string | null;
                        state?: string | null;
                        zip?: string | null;
                        via?: (boolean | 0 | 1 | ("0" | "1" | "")) | null;
                    }[];
                    /** @description Odometer readings where the trip entered each state, instead of stops. */
                    state_lines?: {
                        state: string;
                        odometer: string | number;
                    }[];
                    /** @description Corrections of the states that are named; the others keep their miles. */
                    state_mileages?: {
                        state?: string | null;
                        distance?: string | number | null;
                        exempt_distance?: string | number | null;
                        exempt_reason?: string | null;
                        reason?: string | null;
                    }[];
                    /**
                     * @description What the distances of the body are in; else the carrier’s own.
                     * @enum {string}
                     */
                    distance_unit?: "mi" | "km";
                    /** @description The revision you read; 409 where it is no longer the last. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The changed trip. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trip"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteTrips: {
        parameters: {
            query?: {
                /** @description The revision you read: 409 where it is no longer the last. One record only. */
                revision?: number;
            };
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            trips: number;
                            fuel: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    editTrip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description 1 and the number of the trip: 142 is trip 42. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip and related data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description 1 and the number of the trip: 142 is trip 42. */
                            id: string;
                            equipment_id: number | null;
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            date: string;
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            end_date: string;
                            driver: string;
                            reference: string;
                            highways: string;
                            notes: string;
                            /** @description One decimal, in distance_unit. */
                            odometer_start: number | null;
                            /** @description One decimal, in distance_unit. */
                            odometer_end: number | null;
                            /**
                             * @description Entered by its stops, or by odometer readings at the state lines.
                             * @enum {string}
                             */
                            entry: "stops" | "odometer";
                            /** @description Hazardous materials on board, with placards; null: as the truck (`hazmat` of the equipment). */
                            hazmat: boolean | null;
                            extracted_data_id: string | null;
                            route: {
                                city: string;
                                state: string;
                                zip: string;
                                /** @description Driven through, not stopped at. */
                                via: boolean;
                            }[];
                            /** @description How the road was asked for; nothing of it is the fastest one. */
                            road: {
                                /** @description Highways that it was made to use. */
                                via: string[];
                                avoid_tolls: boolean;
                                shortest: boolean;
                                /** @description Why the road that was asked for last could not be found; the one before it stands. */
                                refused: string;
                            };
                            state_lines: {
                                state: string;
                                /** @description One decimal, in distance_unit. */
                                odometer: number | null;
                            }[];
                            state_mileages: {
                                state: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                                display_distance: string;
                                /** @description What the route says, where a person has corrected it. */
                                routed_distance: number | null;
                                corrected: boolean;
                                /** @description One decimal, in distance_unit. */
                                exempt_distance: number | null;
                                exempt_reason: string;
                                /** @description Why the miles were corrected. */
                                reason: string;
                            }[];
                            display_route: {
                                city: string;
                                state: string;
                                zip: string;
                                /** @description From the stop before. */
                                prev_distance: number | null;
                            }[];
                            trip_details: {
                                from: string;
                                to: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                                minutes: number | null;
                            }[];
                            /** @description On toll roads; null where there is no route. */
                            toll_distance: number | null;
                            /** @description The same by state. */
                            toll_mileages: {
                                state: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                            }[];
                            /** @description Crossed on the way: their miles are not driven, and in no other figure. */
                            ferries: {
                                highway: string;
                                /** @description One decimal, in distance_unit. */
                                distance: number | null;
                            }[];
                            /** @description "Follows I-55, I-57, US-67." */
                            reason: string;
                            /** @description One decimal, in distance_unit. */
                            distance: number | null;
                            /**
                             * @description What every distance here is in. Name it in a body or the address; else the carrier’s own.
                             * @enum {string}
                             */
                            distance_unit: "mi" | "km";
                            display_distance: string;
                            /** @enum {string} */
                            status: "pending" | "ok" | "error";
                            /**
                             * @description While pending, read the trip again after 1 s, 2 s, 4 s.
                             * @enum {string}
                             */
                            route_recalc_status: "pending" | "ok" | "error";
                            recalc_exists: boolean;
                            display_error: string;
                            display_equipment: string;
                            /** @description MM/DD/YYYY */
                            display_date: string;
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            quarter: number;
                            /** @description In a filed quarter: it cannot be changed. */
                            persistent: boolean;
                            /** @description Rises with every change. Send it, or If-Match, to change only what you read. */
                            revision: number;
                            /**
                             * Format: date-time
                             * @description Of the last change, its route included.
                             */
                            updated_at: string;
                            related: components["schemas"]["RelatedData"];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    askForRoad: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description 1 and the number of the trip: 142 is trip 42. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    via?: ((string | string[]) | null) | null;
                    avoid_tolls?: ((boolean | 0 | 1 | ("0" | "1" | "")) | null) | null;
                    shortest?: ((boolean | 0 | 1 | ("0" | "1" | "")) | null) | null;
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The trip on its road, or with route_recalc_status pending. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trip"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readTripPoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description 1 and the number of the trip: 142 is trip 42. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops, the line of the route and its state lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            points: {
                                city: string;
                                state: string;
                                zip: string;
                                position: {
                                    lat: number;
                                    lng: number;
                                };
                            }[];
                            routes: {
                                points: {
                                    lat: number;
                                    lng: number;
                                }[];
                            }[];
                            crossings: {
                                position: {
                                    lat: number;
                                    lng: number;
                                };
                                /** @description The state line, the road and the distance driven up to it. */
                                text: string;
                            }[];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listDeletions: {
        parameters: {
            query?: {
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Everything that is known unless given. */
                "filter[deleted_since]"?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deletions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deletion"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listFuel: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
                /** @description 20263, or a digit beside filter[year]. */
                "filter[quarter]"?: string;
                "filter[year]"?: string;
                "filter[type]"?: "trip" | "fuel" | "T" | "F";
                "filter[equipment_id]"?: number;
                "filter[date_from]"?: string;
                "filter[date_to]"?: string;
                "filter[status]"?: "pending" | "ok" | "error";
                /** @description A state or province that the record touches; repeat it for several. */
                "filter[state][]"?: string;
                /** @description What was made or changed at this moment or later; of trips their routes too. What was deleted is in the list of deletions. */
                "filter[updated_since]"?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedRecord"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createFuel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    equipment_id: string | number | null;
                    date: string | null;
                    fuel_units: string | number | null;
                    unit?: ("gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3") | null;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    city?: string | null;
                    state: string | null;
                    zip?: string | null;
                    seller?: string | null;
                    reference?: string | null;
                    notes?: string | null;
                    price_per_unit?: string | number | null;
                    fuel_amount?: string | number | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    bulk?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    tank_id?: string | number | null;
                    idempotency_key?: ((string | "") | null) | null;
                    /**
                     * @description gal or L in place of unit; the unit of the carrier unless one of them is given.
                     * @enum {string}
                     */
                    volume_unit?: "gal" | "L";
                };
                "multipart/form-data": {
                    equipment_id: string | number | null;
                    date: string | null;
                    fuel_units: string | number | null;
                    unit?: ("gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3") | null;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    city?: string | null;
                    state: string | null;
                    zip?: string | null;
                    seller?: string | null;
                    reference?: string | null;
                    notes?: string | null;
                    price_per_unit?: string | number | null;
                    fuel_amount?: string | number | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    bulk?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    tank_id?: string | number | null;
                    idempotency_key?: ((string | "") | null) | null;
                    /**
                     * @description gal or L in place of unit; the unit of the carrier unless one of them is given.
                     * @enum {string}
                     */
                    volume_unit?: "gal" | "L";
                    /**
                     * Format: binary
                     * @description The receipt: a PDF or a picture, in multipart.
                     */
                    receipt?: Blob;
                };
            };
        };
        responses: {
            /** @description The purchase, and the quarter it counts in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description What a client should do next. */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description 2 and the number of the purchase: 2318 is purchase 318. */
                            id: string;
                            equipment_id: number | null;
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            date: string;
                            /** @description How much, in the unit it was bought in. */
                            fuel_units: string;
                            /** @enum {string} */
                            unit: "gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3";
                            /** @description The same by its short name; null where it is no volume. */
                            volume_unit: ("gal" | "L") | null;
                            /** @description Null of what is neither gallons nor liters: see fuel_units and unit. */
                            gallons: string | null;
                            /** @description What was paid. */
                            fuel_amount: string | null;
                            price_per_unit: string | null;
                            /** @enum {string} */
                            fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
                            city: string;
                            state: string;
                            zip: string;
                            seller: string;
                            reference: string;
                            notes: string;
                            tax_paid: boolean;
                            /** @description Drawn from the carrier’s own tank. */
                            bulk: boolean;
                            /** @description The tank it was drawn from (GET /bulk-tanks). tax_paid then follows its deliveries. */
                            tank_id: number | null;
                            /** @description Of fuel_units the part without tax, where only a part of a withdrawal is tax-paid. */
                            untaxed_units: string | null;
                            receipt: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                content_type: string;
                            } | null;
                            display_equipment: string;
                            /** @description MM/DD/YYYY */
                            display_date: string;
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            quarter: number;
                            /** @description In a filed quarter: it cannot be changed. */
                            persistent: boolean;
                            revision: number;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            current_quarter: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteFuelList: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: (string | number)[] | string;
                    /** @description Of one record: what you read of it. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description How many were deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            trips: number;
                            fuel: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readNewFuel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today, and what the form needs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            date: string;
                            related: components["schemas"]["RelatedData"];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readFuel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description 2 and the number of the purchase: 2318 is purchase 318. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FuelPurchase"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeFuel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    equipment_id?: string | number | null;
                    date?: string | null;
                    fuel_units?: string | number | null;
                    unit?: ("gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3") | null;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    city?: string | null;
                    state?: string | null;
                    zip?: string | null;
                    seller?: string | null;
                    reference?: string | null;
                    notes?: string | null;
                    price_per_unit?: string | number | null;
                    fuel_amount?: string | number | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    bulk?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    tank_id?: string | number | null;
                    idempotency_key?: ((string | "") | null) | null;
                    /**
                     * @description gal or L in place of unit; the unit of the carrier unless one of them is given.
                     * @enum {string}
                     */
                    volume_unit?: "gal" | "L";
                    /** @description The revision you read; 409 where it is no longer the last. One purchase only. */
                    revision?: number;
                    /** @description null takes the receipt off; what was read changes nothing. */
                    receipt?: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        content_type: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The changed purchase; a list for a list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FuelPurchase"] | components["schemas"]["FuelPurchase"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteFuel: {
        parameters: {
            query?: {
                /** @description The revision you read: 409 where it is no longer the last. One purchase only. */
                revision?: number;
            };
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            trips: number;
                            fuel: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    editFuel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description 2 and the number of the purchase: 2318 is purchase 318. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase and related data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description 2 and the number of the purchase: 2318 is purchase 318. */
                            id: string;
                            equipment_id: number | null;
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            date: string;
                            /** @description How much, in the unit it was bought in. */
                            fuel_units: string;
                            /** @enum {string} */
                            unit: "gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3";
                            /** @description The same by its short name; null where it is no volume. */
                            volume_unit: ("gal" | "L") | null;
                            /** @description Null of what is neither gallons nor liters: see fuel_units and unit. */
                            gallons: string | null;
                            /** @description What was paid. */
                            fuel_amount: string | null;
                            price_per_unit: string | null;
                            /** @enum {string} */
                            fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
                            city: string;
                            state: string;
                            zip: string;
                            seller: string;
                            reference: string;
                            notes: string;
                            tax_paid: boolean;
                            /** @description Drawn from the carrier’s own tank. */
                            bulk: boolean;
                            /** @description The tank it was drawn from (GET /bulk-tanks). tax_paid then follows its deliveries. */
                            tank_id: number | null;
                            /** @description Of fuel_units the part without tax, where only a part of a withdrawal is tax-paid. */
                            untaxed_units: string | null;
                            receipt: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                content_type: string;
                            } | null;
                            display_equipment: string;
                            /** @description MM/DD/YYYY */
                            display_date: string;
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            quarter: number;
                            /** @description In a filed quarter: it cannot be changed. */
                            persistent: boolean;
                            revision: number;
                            /** Format: date-time */
                            updated_at: string;
                            related: components["schemas"]["RelatedData"];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listReceipts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FuelReceipt"][];
                        recordsTotal: number;
                        recordsFiltered: number;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    uploadReceipts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    receipt: Blob;
                };
            };
        };
        responses: {
            /** @description What was taken, one for each file. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @description These very bytes were there before: this is that receipt. */
                            seen_before: boolean;
                            /** @description The purchase that has it already. */
                            fuel_id: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt and the purchase it proposes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FuelReceiptProposal"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    removeReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name of its file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            name: string;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    recordReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    equipment_id: string | number | null;
                    date: string | null;
                    fuel_units: string | number | null;
                    unit?: ("gallon" | "litre" | "gge" | "dge" | "kwh" | "kg" | "m3") | null;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    city?: string | null;
                    state: string | null;
                    zip?: string | null;
                    seller?: string | null;
                    reference?: string | null;
                    notes?: string | null;
                    price_per_unit?: string | number | null;
                    fuel_amount?: string | number | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    bulk?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    tank_id?: string | number | null;
                    idempotency_key?: ((string | "") | null) | null;
                    /**
                     * @description gal or L in place of unit; the unit of the carrier unless one of them is given.
                     * @enum {string}
                     */
                    volume_unit?: "gal" | "L";
                    /** @description It is not one of those that may be the same fill. */
                    another?: boolean;
                };
            };
        };
        responses: {
            /** @description The purchase. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FuelPurchase"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    attachReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 2 and the number of the purchase: 2318 is purchase 318. */
                    fuel_id: string;
                };
            };
        };
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FuelPurchase"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readReceiptAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being read. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FuelReceiptProposal"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listBulkTanks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tanks, those in use first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTank"][];
                        recordsTotal: number;
                        recordsFiltered: number;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createBulkTank: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    unit?: ("gallon" | "litre") | null;
                    capacity: string | number | null;
                    city?: string | null;
                    state: string | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    active?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description The tank. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTank"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readBulkTank: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tank. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTank"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeBulkTank: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    unit?: ("gallon" | "litre") | null;
                    capacity?: string | number | null;
                    city?: string | null;
                    state?: string | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    active?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    notes?: string | null;
                    /** @description The revision you read; 409 where it is no longer the last. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The changed tank. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTank"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteBulkTank: {
        parameters: {
            query?: {
                /** @description The revision you read; 409 where it is no longer the last. */
                revision?: number;
            };
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listBulkTankEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTankEntry"][];
                        recordsTotal: number;
                        recordsFiltered: number;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createBulkTankEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "delivery" | "reading" | "other";
                    date: string | null;
                    quantity: string | number | null;
                    supplier?: string | null;
                    invoice?: string | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    total?: string | number | null;
                    used_by?: string | null;
                    notes?: string | null;
                    idempotency_key?: ((string | "") | null) | null;
                };
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTankEntry"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readBulkTankEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
                entry: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTankEntry"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeBulkTankEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
                entry: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind?: "delivery" | "reading" | "other";
                    date?: string | null;
                    quantity?: string | number | null;
                    supplier?: string | null;
                    invoice?: string | null;
                    tax_paid?: ((boolean | 0 | 1 | ("0" | "1" | "true" | "false" | "on" | "")) | null) | null;
                    total?: string | number | null;
                    used_by?: string | null;
                    notes?: string | null;
                    idempotency_key?: ((string | "") | null) | null;
                    /** @description The revision you read; 409 where it is no longer the last. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The changed entry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTankEntry"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteBulkTankEntry: {
        parameters: {
            query?: {
                /** @description The revision you read; 409 where it is no longer the last. */
                revision?: number;
            };
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
                entry: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    reconcileBulkTank: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
                /** @description Year and quarter digit: 20263. */
                quarter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book by month, and the quarter. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkTankReconciliation"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listEquipment: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
                /** @description What was made or changed at this moment or later; of trips their routes too. What was deleted is in the list of deletions. */
                "filter[updated_since]"?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Equipment"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createEquipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    unit: string;
                    active?: (("0" | "1") | 0 | 1 | boolean) | null;
                    make?: string | null;
                    model?: string | null;
                    vin?: string | null;
                    vin_confirmed?: ((boolean | ("0" | "1" | "true" | "false" | "on" | "") | 0 | 1) | null) | null;
                    year?: string | number | null;
                    plate?: string | null;
                    base_jurisdiction?: string | null;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    axles?: string | number | null;
                    registered_weight_pounds?: string | number | null;
                    combination_weight_pounds?: string | number | null;
                    weights_from?: string | null;
                    /** @description The whole list: what it leaves out is gone. */
                    earlier_weights?: {
                        /** @description Null in the first one: as far back as the records go. */
                        from?: string | null;
                        axles?: number | null;
                        registered_weight_pounds?: number | null;
                        combination_weight_pounds?: number | null;
                    }[] | null;
                    /** @description The whole list: what it leaves out is gone. Odometer chains, gaps and the miles of trips by their readings go over such a day. */
                    odometer_replacements?: {
                        /**
                         * Format: date
                         * @description The day on which the truck got the new odometer.
                         */
                        on: string;
                        last_reading: number | string;
                        first_reading: number | string;
                        /**
                         * @description What the readings are in.
                         * @enum {string}
                         */
                        distance_unit: "mi" | "km";
                    }[] | null;
                    recreational?: ((boolean | ("0" | "1" | "true" | "false" | "on" | "") | 0 | 1) | null) | null;
                    height_inches?: string | number | null;
                    length_inches?: string | number | null;
                    width_inches?: string | number | null;
                    hazmat?: ((boolean | ("0" | "1" | "true" | "false" | "on" | "") | 0 | 1) | null) | null;
                    tank_gallons?: string | number | null;
                    tank_liters?: string | number | null;
                    in_service_on?: string | null;
                    out_of_service_on?: string | null;
                };
            };
        };
        responses: {
            /** @description The vehicle. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Equipment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readNewEquipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the form needs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            active: 0 | 1;
                            related: {
                                fuel_types: ({
                                    id: string | number;
                                    value: string;
                                } & {
                                    [key: string]: unknown;
                                })[];
                                us_states: ({
                                    id: string | number;
                                    value: string;
                                } & {
                                    [key: string]: unknown;
                                })[];
                            };
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readEquipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Equipment"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeEquipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    unit?: string;
                    active?: (("0" | "1") | 0 | 1 | boolean) | null;
                    make?: string | null;
                    model?: string | null;
                    vin?: string | null;
                    vin_confirmed?: ((boolean | ("0" | "1" | "true" | "false" | "on" | "") | 0 | 1) | null) | null;
                    year?: string | number | null;
                    plate?: string | null;
                    base_jurisdiction?: string | null;
                    fuel_type?: ("gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane") | null;
                    axles?: string | number | null;
                    registered_weight_pounds?: string | number | null;
                    combination_weight_pounds?: string | number | null;
                    weights_from?: string | null;
                    /** @description The whole list: what it leaves out is gone. */
                    earlier_weights?: {
                        /** @description Null in the first one: as far back as the records go. */
                        from?: string | null;
                        axles?: number | null;
                        registered_weight_pounds?: number | null;
                        combination_weight_pounds?: number | null;
                    }[] | null;
                    /** @description The whole list: what it leaves out is gone. Odometer chains, gaps and the miles of trips by their readings go over such a day. */
                    odometer_replacements?: {
                        /**
                         * Format: date
                         * @description The day on which the truck got the new odometer.
                         */
                        on: string;
                        last_reading: number | string;
                        first_reading: number | string;
                        /**
                         * @description What the readings are in.
                         * @enum {string}
                         */
                        distance_unit: "mi" | "km";
                    }[] | null;
                    recreational?: ((boolean | ("0" | "1" | "true" | "false" | "on" | "") | 0 | 1) | null) | null;
                    height_inches?: string | number | null;
                    length_inches?: string | number | null;
                    width_inches?: string | number | null;
                    hazmat?: ((boolean | ("0" | "1" | "true" | "false" | "on" | "") | 0 | 1) | null) | null;
                    tank_gallons?: string | number | null;
                    tank_liters?: string | number | null;
                    in_service_on?: string | null;
                    out_of_service_on?: string | null;
                    /** @description The revision you read; 409 where it is no longer the last. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The changed vehicle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Equipment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteEquipment: {
        parameters: {
            query?: {
                /** @description The revision you read: 409 where it is no longer the last. */
                revision?: number;
            };
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    editEquipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle and related data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @description The number you know the truck by. */
                            unit: string;
                            make: string | null;
                            model: string | null;
                            vin: string | null;
                            year: number | null;
                            active: 0 | 1;
                            plate: string | null;
                            base_jurisdiction: string | null;
                            /** @enum {string} */
                            fuel_type: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
                            axles: number | null;
                            registered_weight_pounds: number | null;
                            combination_weight_pounds: number | null;
                            /** @description The first day of these axles and weights. A change that names other ones and a later day keeps those of before in earlier_weights; mileage taxes divide the miles at that day. */
                            weights_from: string | null;
                            /** @description The axles and weights of before, in their order. */
                            earlier_weights: {
                                /** @description Null in the first one: as far back as the records go. */
                                from: string | null;
                                axles: number | null;
                                registered_weight_pounds: number | null;
                                combination_weight_pounds: number | null;
                            }[];
                            /** @description The odometers that the truck got in place of others, in the order of their days. */
                            odometer_replacements: {
                                /**
                                 * Format: date
                                 * @description The day on which the truck got the new odometer.
                                 */
                                on: string;
                                /** @description The last reading of the old one. */
                                last_reading: number;
                                /** @description The first reading of the new one. */
                                first_reading: number;
                                /**
                                 * @description What the readings are in.
                                 * @enum {string}
                                 */
                                distance_unit: "mi" | "km";
                            }[];
                            recreational: boolean;
                            height_inches: number | null;
                            length_inches: number | null;
                            width_inches: number | null;
                            /** @description It usually carries hazardous materials with placards: routes keep to roads and tunnels that take them. A trip may say otherwise. */
                            hazmat: boolean;
                            /** @description What its tanks hold together, in whole US gallons. */
                            tank_gallons: number | null;
                            /** @description The same in whole liters: as you wrote it, where you wrote liters. A body names one of the two. */
                            tank_liters: number | null;
                            in_service_on: string | null;
                            out_of_service_on: string | null;
                            /**
                             * @description Whether it is a qualified motor vehicle (R245), as far as its figures tell.
                             * @enum {string}
                             */
                            qualified: "yes" | "no" | "unknown";
                            qualified_reason: string;
                            display_value: string;
                            revision: number;
                            /** Format: date-time */
                            updated_at: string;
                            related: {
                                fuel_types: ({
                                    id: string | number;
                                    value: string;
                                } & {
                                    [key: string]: unknown;
                                })[];
                                us_states: ({
                                    id: string | number;
                                    value: string;
                                } & {
                                    [key: string]: unknown;
                                })[];
                            };
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    /** @enum {string} */
                    kind?: "trips" | "fuel" | "records" | "cards" | "positions";
                };
            };
        };
        responses: {
            /** @description The import. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "trips" | "fuel" | "records" | "cards" | "positions";
                    header_line?: number;
                    mapping?: (string | null)[];
                    options?: {
                        /** @enum {string} */
                        dateOrder?: "mdy" | "dmy" | "ymd";
                        /** @enum {string} */
                        decimal?: "point" | "comma";
                        /** @enum {string} */
                        distanceUnit?: "mile" | "km" | "meter";
                        /** @enum {string} */
                        fuelUnit?: "gallon" | "litre";
                        /** @enum {string} */
                        fuelType?: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
                        equipmentId?: string | number | null;
                        createUnits?: boolean | ("0" | "1" | "" | "true" | "false" | "on");
                        timeZone?: string;
                        periodFrom?: string;
                        periodTo?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The import, while its rows are checked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it was. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                state?: "good" | "bad" | "duplicate" | "aside" | "part" | "accepted" | "refused" | "kept" | "undone";
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportRow"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    acceptImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    take_duplicates?: boolean;
                };
            };
        };
        responses: {
            /** @description The import, while its records are made. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, while its records are deleted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listConnections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Connection"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    system: "samsara" | "motive" | "geotab";
                    key?: string;
                    database?: string;
                    user_name?: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The connection. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Connection"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenConnection"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection as it was. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Connection"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    pullConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                    quarter: number;
                };
            };
        };
        responses: {
            /** @description The connection, its months being pulled. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenConnection"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    matchConnectionVehicles: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vehicles: {
                        vehicle_id: string;
                        equipment_id?: number | null;
                        left_out?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenConnection"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listFilings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FiledReturn"][];
                        recordsTotal: number;
                        recordsFiltered: number;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readFiling: {
        parameters: {
            query?: {
                /** @description year-month-day */
                filed_on?: string;
                /** @description year-month-day */
                paid_on?: string;
                interest_percent?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State, blockers, amounts and the versions filed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            q: number;
                            /** @enum {string} */
                            state: "unlicensed" | "collecting" | "blocked" | "ready" | "filed";
                            /** @description What must be done before it can be filed. */
                            blockers: string[];
                            versions: components["schemas"]["FiledReturn"][];
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            due_date?: string;
                            /** @description The version that filing now would be. */
                            version?: number;
                            amended?: boolean;
                            /** @enum {string} */
                            currency?: "USD" | "CAD";
                            /** @description Null, as all sums: a rate is missing. */
                            net_tax?: string | null;
                            interest?: string | null;
                            penalty?: string | null;
                            /** @description What filing now comes to: due, or the difference of an amended return. */
                            amount?: string | null;
                            /** @description Late: interest and penalty are those of this day. Null where it is in time. */
                            as_of?: string | null;
                            /** @description Decimal text with two places; negative for a credit. */
                            available_credit?: string;
                            unknown_interest_years?: number[];
                            complete?: boolean;
                            /** @description Jurisdictions whose tax is not computed. */
                            missing?: string[];
                            differences?: components["schemas"]["ReturnDifference"][];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    fileQuarter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The day the return was sent; today unless given.
                     */
                    filed_on?: string;
                    /**
                     * Format: date
                     * @description year-month-day
                     */
                    paid_on?: string;
                    confirmation?: string;
                    notes?: string;
                    /** @description Credit of earlier quarters used here, such as 120.50. */
                    credit_applied?: string;
                    /** @enum {string} */
                    credit_use?: "carry" | "refund";
                    /** @description Yearly rate for years whose rate is not known. */
                    interest_percent?: string;
                };
            };
        };
        responses: {
            /** @description The filing. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description The version with its exact figures. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FiledReturn"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readFiledVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return, what it was made from, and what it changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            q: number;
                            /** @description 1 is the original, each amended return one more. */
                            version: number;
                            amended: boolean;
                            /**
                             * Format: date
                             * @description year-month-day
                             */
                            filed_on: string;
                            paid_on: string | null;
                            confirmation: string;
                            notes: string;
                            /** @enum {string} */
                            currency: "USD" | "CAD";
                            /** @description Decimal text with two places; negative for a credit. */
                            net_tax: string;
                            /** @description Decimal text with two places; negative for a credit. */
                            interest: string;
                            /** @description Decimal text with two places; negative for a credit. */
                            penalty: string;
                            /** @description Decimal text with two places; negative for a credit. */
                            due: string;
                            /** @description Of an amended return: what it adds to the version before. */
                            difference: string | null;
                            /** @description Decimal text with two places; negative for a credit. */
                            credit_applied: string;
                            /** @description What was to be paid in the end, less credit; negative is a credit. */
                            to_pay: string;
                            /** @enum {string} */
                            credit_use: "carry" | "refund";
                            reopened_at: string | null;
                            reopen_reason: string | null;
                            sources: {
                                rates: {
                                    revision: number;
                                    sha256: string;
                                    tier: string;
                                    matrixStatus: string;
                                    checkedOn: string;
                                } | null;
                                trips: {
                                    count: number;
                                    sha256: string;
                                };
                                fuel: {
                                    count: number;
                                    sha256: string;
                                };
                                figuresSha256: string;
                            };
                            /** @description Cell by cell in the column order of the form (IFTA-100, IFTA-101). */
                            return: {
                                cover: {
                                    label: string;
                                    value: string;
                                }[];
                                notes: string[];
                                schedules: {
                                    key: string;
                                    fuelName: string;
                                    fuelCode: string | null;
                                    head: {
                                        letter: string;
                                        label: string;
                                        value: string;
                                    }[];
                                    columns: {
                                        letter: string;
                                        label: string;
                                        unit: string;
                                    }[];
                                    lines: {
                                        key: string;
                                        code: string;
                                        name: string;
                                        isSurcharge: boolean;
                                        cells: string[];
                                    }[];
                                    totals: string[];
                                }[];
                                symbol: string;
                                units: string;
                            };
                            differences: components["schemas"]["ReturnDifference"][];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    reopenQuarter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description It is open. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                            q: number;
                            /** @constant */
                            state: "open";
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readJournal: {
        parameters: {
            query?: {
                /** @description Period: 20263. The last quarter that is over unless given. */
                q?: string;
                /** @description One truck only. */
                equipment_id?: number;
                /** @description quickbooks unless given. */
                program?: "quickbooks" | "quickbooks-desktop" | "xero";
                type?: "json" | "file";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal, or the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Journal"];
                    };
                    "text/csv": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    saveJournalAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                program: "quickbooks" | "quickbooks-desktop" | "xero";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null or an empty text: the usual name. */
                    tax_expense?: string | null;
                    /** @description Null or an empty text: the usual name. */
                    interest_expense?: string | null;
                    /** @description Null or an empty text: the usual name. */
                    tax_payable?: string | null;
                    /** @description Null or an empty text: the usual name. */
                    fuel_expense?: string | null;
                    /** @description Null or an empty text: the usual name. */
                    fuel_clearing?: string | null;
                    /** @description Null or an empty text: the usual name. */
                    tax_rate?: string | null;
                };
            };
        };
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JournalAccounts"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readReport: {
        parameters: {
            query?: {
                /** @description Period: 20263. The last quarter that is over unless given. */
                q?: string;
                /** @description One vehicle’s share only. */
                equipment_id?: number;
                /** @description A table for each vehicle. */
                per_equipment?: "0" | "1";
                /** @description 1 unless given. */
                hide_no_data?: "0" | "1";
                type?: "pdf" | "excel" | "csv" | "json";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, or the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "text/csv": Blob;
                };
            };
            /** @description The file is being made. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    /** @description Where to ask. */
                    Location?: string;
                    /** @description Seconds. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportFile"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readReportListData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the filter offers, and its defaults. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            quarters: {
                                /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                                id: number;
                                value: string;
                            }[];
                            equipment: ({
                                id: string | number;
                                value: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            filter: {
                                /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                                q: number;
                                equipment_id: number | null;
                                per_equipment: 0 | 1;
                                hide_no_data: 0 | 1;
                            };
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createAuditFile: {
        parameters: {
            query?: {
                /** @description Period: 20263. The last quarter that is over unless given. */
                q?: string;
            };
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, and where to look for it. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description Where to ask. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportFile"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readReportFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportFile"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    downloadReportFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "text/csv": Blob;
                    "application/zip": Blob;
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trucks, by unit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TruckMiles"][];
                        recordsTotal: number;
                        recordsFiltered: number;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readReconciledTruck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
                equipment: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The truck. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReconciledTruck"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    chooseMileageSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
                equipment: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    source: "trips" | "positions";
                    reason: string | null;
                };
            };
        };
        responses: {
            /** @description The truck as it stands now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReconciledTruck"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    takeMissingDays: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Year and quarter digit: 20263. */
                quarter: string;
                equipment: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The truck as it stands now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReconciledTruck"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listRates: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
                "filter[year]"?: number;
                "filter[quarter]"?: number;
                /** @description special_diesel unless given. */
                "filter[fuel_type]"?: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Rate"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                        filter: {
                            year: number;
                            quarter: number;
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readRateListData: {
        parameters: {
            query?: {
                /** @description Another year than the newest, for quarters. */
                year?: number;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the filter offers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        years: number[];
                        quarters: {
                            id: number;
                            value: string;
                        }[];
                        quarters_by_year: {
                            [key: string]: {
                                id: number;
                                value: string;
                            }[];
                        };
                        /** @description What a page opens with. */
                        filter: {
                            year: number;
                            quarter: number;
                        } | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Rate"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listDemoRates: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
                "filter[year]"?: number;
                "filter[quarter]"?: number;
                /** @description special_diesel unless given. */
                "filter[fuel_type]"?: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Rate"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                        filter: {
                            year: number;
                            quarter: number;
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listDemoRatesOfYear: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
                /** @description special_diesel unless given. */
                "filter[fuel_type]"?: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                year: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Rate"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                        filter: {
                            year: number;
                            quarter: number;
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listDemoRatesOfQuarter: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
                /** @description special_diesel unless given. */
                "filter[fuel_type]"?: "gasoline" | "special_diesel" | "gasohol" | "propane" | "lng" | "cng" | "ethanol" | "methanol" | "e85" | "m85" | "a55" | "biodiesel" | "electricity" | "hydrogen" | "hythane";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                year: string;
                quarter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Rate"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                        filter: {
                            year: number;
                            quarter: number;
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readDemoRateFilterData: {
        parameters: {
            query?: {
                /** @description Another year than the newest, for quarters. */
                year?: number;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the filter offers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        years: number[];
                        quarters: {
                            id: number;
                            value: string;
                        }[];
                        quarters_by_year: {
                            [key: string]: {
                                id: number;
                                value: string;
                            }[];
                        };
                        /** @description What a page opens with. */
                        filter: {
                            year: number;
                            quarter: number;
                        } | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findPlaces: {
        parameters: {
            query?: {
                term?: string;
                /** @description address unless given. */
                mode?: "city" | "zip" | "address";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findAddress: {
        parameters: {
            query?: {
                term?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findPostalCode: {
        parameters: {
            query?: {
                term?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    startCalculation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Six characters that you make up. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stops: {
                        city?: string;
                        state?: string;
                        zip?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The calculation, usually finished at once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    checkCalculation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Six characters that you make up. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calculation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    runCalculation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Six characters that you make up. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fuel_purchases?: {
                        state: string;
                        /** @description Gallons, as a number or its text. */
                        fuel_units: unknown;
                    }[];
                    quarter?: string | number;
                };
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        info: {
                            quarter: number;
                            year: number;
                        };
                        avg_miles_gallons: string;
                        complete: boolean;
                        rate_status: string | null;
                        warnings: string[];
                        data: {
                            state: string;
                            state_name: string;
                            /** @enum {string} */
                            line: "tax" | "surcharge" | "outside";
                            rate: string | null;
                            rate_status: string | null;
                            miles: number;
                            fuel_consumed: number | null;
                            fuel_purchased: number;
                            fuel_taxable: number | null;
                            tax_amount: string | null;
                        }[];
                        totals: {
                            count: number;
                            consumption: string;
                            miles: number;
                            fuel_consumed: number;
                            fuel_purchased: number;
                            fuel_taxable: number;
                            tax_amount: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readCalculationPoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Six characters that you make up. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops and the line of the route; both empty where there is none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            points: {
                                city: string;
                                state: string;
                                zip: string;
                                position: {
                                    lat: number;
                                    lng: number;
                                };
                            }[];
                            routes: {
                                points: {
                                    lat: number;
                                    lng: number;
                                }[];
                            }[];
                            crossings: {
                                position: {
                                    lat: number;
                                    lng: number;
                                };
                                /** @description The state line, the road and the distance driven up to it. */
                                text: string;
                            }[];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readCalculatorFormData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            us_states: ({
                                id: string | number;
                                value: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    guestFindPlaces: {
        parameters: {
            query?: {
                term?: string;
                /** @description address unless given. */
                mode?: "city" | "zip" | "address";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    guestFindAddress: {
        parameters: {
            query?: {
                term?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    guestFindPostalCode: {
        parameters: {
            query?: {
                term?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listEmails: {
        parameters: {
            query?: {
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
                /** @description Words that must all occur. The first 200 characters count. */
                "search[value]"?: string;
                /** @description Name of the first column; columns[1][data] names the second, and so on. */
                "columns[0][data]"?: string;
                /** @description Whether the search looks at this column, where the list can tell columns apart. */
                "columns[0][searchable]"?: "true" | "false";
                /** @description Number of the column to sort by. */
                "order[0][column]"?: number;
                "order[0][dir]"?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Email"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A list, or a text with commas. */
                    to: string | string[];
                    /** @description A list, or a text with commas. */
                    cc?: string | string[];
                    /** @description A list, or a text with commas. */
                    bcc?: string | string[];
                    subject: string;
                    body: string;
                    tmpl_name?: string | null;
                    attachments?: (string | {
                        /** Format: uuid */
                        alias: string;
                    })[];
                    options?: {
                        /** @description A report file to attach. */
                        statement_id?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Sent, or about to be. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            id: string | number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readNewEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sender and templates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            from: string;
                            may_send: boolean;
                            templates: {
                                name: string;
                                title: string;
                                subject: string;
                                body: string;
                            }[];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    uploadEmailAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The file; send its alias with the email. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            alias: string;
                            file_name: string;
                            /** @description In KB. */
                            file_size: string;
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Email"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    editEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email and the templates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: components["schemas"]["Email"];
                            templates: {
                                name: string;
                                title: string;
                                subject: string;
                                body: string;
                            }[];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    resendEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, or about to be. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            id: string | number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listSupportRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportRequest"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    requestLimitsUpgrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userRoleId?: number | string | null;
                    /** @description 1 spreadsheets, 2 GPS/ELD, 3 driver app, 4 fuel statements, 5 map, 100 other. */
                    expectedFeatureIds?: number[];
                    fleetSize?: number | string | null;
                    comment?: string | null;
                };
            };
        };
        responses: {
            /** @description Thanks for submitting the form! */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            id: string | number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    requestTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Ten digits. */
                    phone: string | number;
                    /** @description 2026-12-01 14:30:00, in the carrier’s time zone. */
                    datetime: string;
                    comment?: string | null;
                };
            };
        };
        responses: {
            /** @description Thanks for submitting the form! */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            id: string | number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    requestSupportTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Ten digits. */
                    phone: string | number;
                    /** @description 2026-12-01 14:30:00, in the carrier’s time zone. */
                    datetime: string;
                    comment?: string | null;
                };
            };
        };
        responses: {
            /** @description Thanks for submitting the form! */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            id: string | number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    sendSupportEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    message: string;
                };
                "multipart/form-data": {
                    subject: string;
                    message: string;
                    /** @description Files, in multipart. */
                    "files[]"?: Blob[];
                };
            };
        };
        responses: {
            /** @description Thanks for submitting the form! */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            id: string | number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readDescription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listTutorials: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their content. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tutorial"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readTutorial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tutorial. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tutorial"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    markTutorial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tutorial. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tutorial"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    countTutorialView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            counter: number;
                        };
                    };
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listFeatures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Feature"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    viewFeature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feature. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Feature"];
                    };
                };
            };
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readBilling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readBillingKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stripe_token: string;
                };
            };
        };
        responses: {
            /** @description The billing state with the new card; id is the card’s. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            /** @description The holder must confirm the card at confirmation_url. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    makeCardDefault: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        default: true;
                    };
                } | {
                    /** @constant */
                    default: true;
                };
            };
        };
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description free where there is no subscription yet. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_id: string;
                    stripe_id?: string;
                    stripe_token?: string;
                    coupon_id?: string;
                };
            };
        };
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            /** @description The holder must confirm. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    pauseSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    months: number;
                };
            };
        };
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount_cents?: number;
                };
            };
        };
        responses: {
            /** @description The billing state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description REFRESH_USER */
                    "x-ui-commands"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            /** @description The holder must confirm. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stripeKey: string;
                        /** @description No money moves. */
                        test_billing: boolean;
                        packages: {
                            id: string;
                            name: string;
                            limit: number;
                            stops_per_trip: number;
                            price: number;
                            price_cents: number;
                            /** @constant */
                            currency: "USD";
                            /** @description The package paid by the year; null for the free one. */
                            yearly: {
                                plan_id: string;
                                price: number;
                                price_cents: number;
                            } | null;
                        }[];
                        subscription: {
                            /** @description free where there is none. */
                            id: string;
                            package_id: string;
                            package_name: string;
                            /** @description What the next period is charged for: the package, paid by the month or the year. */
                            plan_id: string;
                            /** @enum {string} */
                            interval: "month" | "year";
                            status: string;
                            display_status: string;
                            limit: number;
                            stops_per_trip: number;
                            /** @description The package whose limits count now. */
                            effective_package_id: string;
                            cancel_at_period_end: boolean;
                            current_period_end: string | null;
                            /** @description Nothing is charged from then until then. null where no pause is set. */
                            pause: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                in_force: boolean;
                            } | null;
                            trial: boolean;
                            trial_days_left: number | null;
                            latest_invoice: components["schemas"]["Invoice"] | null;
                            invoices: components["schemas"]["Invoice"][];
                        };
                        payment_methods: {
                            id: string;
                            stripe_id: string;
                            display_title: string;
                            default: boolean;
                        }[];
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        } | null;
                        /** @description Trips of the last 30 days. */
                        used: number;
                        change?: string;
                        confirmation_url?: string;
                        id?: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coupon_code: string;
                };
            };
        };
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupon: {
                            id: string;
                            code: string | null;
                            description: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    clearCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cleared. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupon: null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        received: true;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readExtractionToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the extraction module, such as rate-confirmations. */
                module: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Token and address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        service_token: string | null;
                        service_activated: boolean;
                        service_url: string;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    activateExtraction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Name of the extraction module, such as rate-confirmations. */
                module: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        service_activated: boolean;
                        service_url: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    checkExtractionActivation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Name of the extraction module, such as rate-confirmations. */
                module: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        service_activated: boolean;
                        service_url: string;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    storeExtractedBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Name of the extraction module, such as rate-confirmations. */
                module: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    extracted_data: unknown[] | {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The id of the batch. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readExtractedBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Name of the extraction module, such as rate-confirmations. */
                module: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extracted_data: unknown[] | {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readServiceUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        email: string;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    uploadDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    "files[]": Blob[];
                };
            };
        };
        responses: {
            /** @description The files; seen_before where the same bytes were here already. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            title: string;
                            /** @enum {string} */
                            processing_status: "uploaded" | "processing" | "ready" | "review" | "failed";
                            display_processing_status: string;
                            extracted_data_id: string | null;
                            trip_id: number | null;
                            error: string | null;
                            seen_before: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    startExtraction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    files: {
                        /** Format: uuid */
                        id: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The task to ask about. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alias: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    checkExtraction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task and its files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: 1 | 2 | 3;
                        meta: {
                            files: components["schemas"]["UploadedFile"][];
                        };
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readExtractedData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its points, and why a person should look. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractedData"];
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    receiveMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "message/rfc822": unknown;
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description https:// and on the public internet. */
                    url: string;
                    events: ("trip.created" | "trip.changed" | "trip.deleted" | "trip.route_ready" | "trip.route_failed" | "fuel.created" | "fuel.changed" | "fuel.deleted" | "receipt.ready" | "receipt.failed" | "equipment.created" | "equipment.changed" | "equipment.deleted" | "import.finished" | "import.failed" | "document.ready" | "document.failed" | "report.ready" | "report.failed" | "quarter.filed" | "quarter.reopened" | "subscription.changed")[];
                };
            };
        };
        responses: {
            /** @description The webhook with its signing secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("trip.created" | "trip.changed" | "trip.deleted" | "trip.route_ready" | "trip.route_failed" | "fuel.created" | "fuel.changed" | "fuel.deleted" | "receipt.ready" | "receipt.failed" | "equipment.created" | "equipment.changed" | "equipment.deleted" | "import.finished" | "import.failed" | "document.ready" | "document.failed" | "report.ready" | "report.failed" | "quarter.filed" | "quarter.reopened" | "subscription.changed")[];
                            active: boolean;
                            disabled_reason: string | null;
                            /** @description Null while it is on. */
                            off_since: string | null;
                            failing_since: string | null;
                            secret_ending: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Told once. The key of the HMAC-SHA256 over timestamp, a point and the body (header Stateline-Signature). */
                            secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    readWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description https:// and on the public internet. */
                    url?: string;
                    events?: ("trip.created" | "trip.changed" | "trip.deleted" | "trip.route_ready" | "trip.route_failed" | "fuel.created" | "fuel.changed" | "fuel.deleted" | "receipt.ready" | "receipt.failed" | "equipment.created" | "equipment.changed" | "equipment.deleted" | "import.finished" | "import.failed" | "document.ready" | "document.failed" | "report.ready" | "report.failed" | "quarter.filed" | "quarter.reopened" | "subscription.changed")[];
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag you read. The write is refused with 412 where the record has another revision by now. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook as it was. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("trip.created" | "trip.changed" | "trip.deleted" | "trip.route_ready" | "trip.route_failed" | "fuel.created" | "fuel.changed" | "fuel.deleted" | "receipt.ready" | "receipt.failed" | "equipment.created" | "equipment.changed" | "equipment.deleted" | "import.finished" | "import.failed" | "document.ready" | "document.failed" | "report.ready" | "report.failed" | "quarter.filed" | "quarter.reopened" | "subscription.changed")[];
                            active: boolean;
                            disabled_reason: string | null;
                            /** @description Null while it is on. */
                            off_since: string | null;
                            failing_since: string | null;
                            secret_ending: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Told once. The key of the HMAC-SHA256 over timestamp, a point and the body (header Stateline-Signature). */
                            secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Those in this state alone. */
                "filter[status]"?: "pending" | "delivered" | "failed" | "missed" | "cancelled";
                /** @description Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list. */
                start?: number;
                /** @description Rows of a page, at most 500; -1 for as many as there may be. 50 unless given. */
                length?: -1 | number;
                /** @description Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag you have. 304 without a body where it is still the same. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description Records of the filter, without the search. */
                        recordsTotal: number;
                        /** @description Records of the filter and the search. */
                        recordsFiltered: number;
                        input: {
                            start: number;
                            length: number;
                        };
                        /** @description Address of the next page by cursor; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description You have it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replayMissedWebhookEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sent: number;
                            /** @description More than one call sends: call again. */
                            left: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
            411: components["responses"]["411"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    on_trip_created: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "trip.created";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_trip_changed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "trip.changed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_trip_deleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "trip.deleted";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_trip_route_ready: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "trip.route_ready";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        trip_id: string;
                        equipment_id: number | null;
                        /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                        quarter: number;
                        /** @description Miles with one decimal, as text. */
                        distance_miles: string;
                        state_mileages: {
                            state: string;
                            /** @description Miles with one decimal, as text. */
                            distance_miles: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_trip_route_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "trip.route_failed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        trip_id: string;
                        equipment_id: number | null;
                        /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                        quarter: number;
                        /** @description Why, in words for a person: display_error of the trip. */
                        problem: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_fuel_created: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "fuel.created";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_fuel_changed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "fuel.changed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_fuel_deleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "fuel.deleted";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_receipt_ready: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "receipt.ready";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        receipt_id: string;
                        name: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_receipt_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "receipt.failed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        receipt_id: string;
                        name: string;
                        /** @description Why, in words for a person. */
                        problem: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_equipment_created: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "equipment.created";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_equipment_changed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "equipment.changed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_equipment_deleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "equipment.deleted";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: components["schemas"]["ChangedRecords"];
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_import_finished: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "import.finished";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        import_id: string;
                        /** @enum {string} */
                        status: "accepted" | "undone";
                        /** @description How many lines became what. */
                        rows: {
                            [key: string]: number;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_import_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "import.failed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        import_id: string;
                        /**
                         * @description The step that failed. What it recorded before is kept.
                         * @enum {string}
                         */
                        step: "reading" | "checking" | "accepting" | "undoing";
                        /** @description Why, in words for a person. */
                        problem: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_document_ready: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "document.ready";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        document_id: string;
                        name: string;
                        status: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_document_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "document.failed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        document_id: string;
                        name: string;
                        /** @description Why, in words for a person. */
                        problem: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_report_ready: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "report.ready";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        file_id: string;
                        type: string;
                        quarter: number | null;
                        file_name: string;
                        file_size: number;
                        sha256: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_report_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "report.failed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        file_id: string;
                        type: string;
                        quarter: number | null;
                        /** @description Why, in words for a person. */
                        problem: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_quarter_filed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "quarter.filed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** Format: uuid */
                        filing_id: string;
                        /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                        quarter: number;
                        version: number;
                        /** Format: date */
                        filed_on: string;
                        confirmation: string;
                        /** @enum {string} */
                        currency: "USD" | "CAD";
                        /** @description Decimal text with two places; negative for a credit. */
                        net_tax: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_quarter_reopened: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "quarter.reopened";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** @description Year and quarter digit: 20263 is the third quarter of 2026. */
                        quarter: number;
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_subscription_changed: {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "Stateline-Event": string;
                /** @description The id of the event, the same in every try and replay. */
                "Stateline-Event-Id": string;
                /** @description The id of this delivery. */
                "Stateline-Delivery": string;
                /** @description Seconds since 1970: refuse what is older than five minutes. */
                "Stateline-Timestamp": string;
                /** @description t=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force. */
                "Stateline-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The same in every try and replay: tell repeats by it.
                     */
                    id: string;
                    /** @constant */
                    type: "subscription.changed";
                    /** Format: date-time */
                    created_at: string;
                    /** Format: uuid */
                    carrier_id: string;
                    data: {
                        /** @description The plan that is in force now. */
                        package_id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else is tried again: eight times within a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
